import { pathTo } from '../../../../lib/paths.ts';
import { type UrlValues, withValues } from '../../../../lib/urlState/useUrlState.ts';
import type { CheckoutOrder } from './orderTypes.ts';
import { type ReturnWith, returnValues } from './returnWith.ts';

type Ordered = Pick<
  CheckoutOrder,
  'purpose' | 'orderId' | 'amount' | 'interval' | 'validityDays' | 'usersCount' | 'autoAssign'
>;

/** What was chosen of an order, as the address of its page says it: it is there again for whoever goes back to the choice. */
const choiceOf = ({ purpose, amount, interval, validityDays, usersCount, autoAssign }: Ordered): UrlValues => ({
  currency: amount.currency,
  autoAssign: autoAssign ? null : 'false',
  ...(purpose === 'PRO_PLAN'
    ? { interval }
    : { licenseCount: usersCount?.toString() ?? null, licenseDuration: validityDays?.toString() ?? null }),
});

/** The page on which an order is paid, with what its address said before. */
export const paymentWay = (order: Ordered, words: ReturnWith): string => {
  const { purpose, orderId } = order;
  if (purpose === 'DUES') return `${pathTo('billing')}?dialog=clear-dues`;
  if (purpose !== 'PRO_PLAN' && purpose !== 'LICENCES') return pathTo('billing');
  const step = new URLSearchParams({ step: 'payment', order: orderId });
  const query = withValues(step, { ...choiceOf(order), ...returnValues(words) });
  return `${pathTo(purpose === 'PRO_PLAN' ? 'paymentNew' : 'payment')}?${query}`;
};
