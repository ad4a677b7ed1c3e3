import type { PaymentReturnInput } from '../../../../generated/billing/payment/checkout/savedCardPay.ts';
import type { UrlValues } from '../../../../lib/urlState/useUrlState.ts';
import { dayIn } from '../../plan/offerLink.ts';

/** What the address of a payment says beside the order, and says again after a visit to a bank. */
export type ReturnWith = {
  readonly feature: string | null;
  readonly lastDate: string | null;
  readonly isFromSales: boolean;
};

const FEATURE = /^[\w-]{1,40}$/;

export const returnWithIn = (query: URLSearchParams): ReturnWith => {
  const feature = query.get('feature');
  return {
    feature: feature !== null && FEATURE.test(feature) ? feature : null,
    lastDate: dayIn(query.get('lastDate')),
    isFromSales: query.get('fromSales') === 'true',
  };
};

/** The same as the gateway takes it; nothing where there is nothing to say again. */
export const returnInput = (words: ReturnWith): { returnWith?: PaymentReturnInput } =>
  words.feature === null && words.lastDate === null && !words.isFromSales ? {} : { returnWith: words };

/** The same as values of an address of the console. */
export const returnValues = ({ feature, lastDate, isFromSales }: ReturnWith): UrlValues => ({
  ...{ feature, lastDate, fromSales: isFromSales ? 'true' : null },
});
