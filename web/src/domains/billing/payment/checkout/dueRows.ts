import { formatMoney } from '@muster/schema/formats/money';
import type { IntlShape } from 'react-intl';
import { orderPhrases } from '../../pro/orderMessages.ts';
import { checkoutTexts } from './checkoutMessages.ts';
import type { CheckoutOrder } from './orderTypes.ts';

const AMOUNTS = ['amount', 'planAmount', 'dues', 'creditsUsed', 'balanceUsed'] as const;

/** Whether two orders come to the same in the same way. */
export const isSameDue = (one: CheckoutOrder, other: CheckoutOrder): boolean =>
  one.usersCount === other.usersCount && AMOUNTS.every((name) => one[name].amountMinor === other[name].amountMinor);

/** A line of what is payable: it says what it means, to who asks. */
export interface DueRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly tip?: string;
}

/** For how many an order is. */
function usersRow(
  { usersCount, purpose }: CheckoutOrder,
  { formatMessage, formatNumber }: IntlShape,
  isAgreed: boolean,
): readonly DueRow[] {
  if (usersCount === null) return [];
  const value = formatNumber(usersCount);
  if (purpose === 'LICENCES') return [{ key: 'licences', label: formatMessage(checkoutTexts.licences), value }];
  const tip = formatMessage(isAgreed ? checkoutTexts.agreedTip : checkoutTexts.usersTip);
  return [{ key: 'users', label: formatMessage(checkoutTexts.users), tip, value }];
}

/**
 * What an order costs, what is owed besides, and what is taken off: it adds up to what is payable.
 *
 * @param isAgreed whether sales have agreed with the team on it
 */
export function dueRows(order: CheckoutOrder, intl: IntlShape, isAgreed: boolean): readonly DueRow[] {
  const { formatMessage } = intl;
  const { amount, creditsUsed, balanceUsed, planAmount, dues, rate } = order;
  const taken = creditsUsed.amountMinor + balanceUsed.amountMinor;
  const credits = formatMoney({ amountMinor: taken, currency: amount.currency });
  return [
    ...usersRow(order, intl, isAgreed),
    ...(rate ? [{ key: 'total', label: formatMessage(checkoutTexts.total), value: planAmount.formatted }] : []),
    ...(dues.amountMinor > 0
      ? [
          {
            ...{ key: 'dues', label: formatMessage(checkoutTexts.dues), value: dues.formatted },
            tip: formatMessage(checkoutTexts.duesTip),
          },
        ]
      : []),
    {
      ...{ key: 'credits', label: formatMessage(checkoutTexts.credits), tip: formatMessage(checkoutTexts.creditsTip) },
      value: taken === 0 ? credits : formatMessage(orderPhrases.less, { amount: credits }),
    },
    { key: 'due', label: formatMessage(checkoutTexts.due), value: amount.formatted },
  ];
}
