import { useApolloClient } from '@apollo/client/react';
import { CheckoutOrderDocument } from '../../../../generated/billing/payment/checkout/checkoutOrder.ts';
import { IN_PLACE } from '../../../../lib/apollo/inPlace.ts';
import type { CheckoutOrder } from './orderTypes.ts';
import type { Checked } from './usePayment.ts';

/** What ordering anew needs of the page. */
interface Rules {
  /** Orders the same again; with an order's id in the place of that one. Null where that could not be. */
  readonly again: (insteadOf?: string) => Promise<CheckoutOrder | null>;
  /** There is another order now, in the place of `before`, which is null where the buyer has seen the same. */
  readonly onOrder: (next: CheckoutOrder, before: CheckoutOrder | null) => void;
}

/**
 * Keeps a buyer from paying what they did not see: the same is ordered again before it is paid. That gives the same order
 * while it would come to the same.
 */
export function useOrderAnew(order: CheckoutOrder, { again, onOrder }: Rules) {
  const { orderId, amount } = order;
  const client = useApolloClient();

  /** The order by now, where another tab or another admin has paid it. */
  const paidElsewhere = async (): Promise<CheckoutOrder | null> => {
    const query = {
      query: CheckoutOrderDocument,
      variables: { orderId },
      fetchPolicy: 'no-cache',
      ...IN_PLACE,
    } as const;
    const answer = await client.query(query).catch(() => null);
    const known = answer?.data?.viewer.team?.billing?.order ?? null;
    return known?.status === 'SUCCEEDED' || known?.status === 'PENDING' ? known : null;
  };
  return {
    check: async (): Promise<Checked> => {
      const next = await again();
      const isSame = next?.orderId === orderId;
      if (isSame && next.amount.amountMinor === amount.amountMinor) return 'asSeen';
      const paid = isSame ? null : await paidElsewhere();
      if (paid) return paid;
      if (next) onOrder(next, order);
      return 'notAsSeen';
    },
    /** Orders the same in the place of what was only begun at a bank. Answers whether it could. */
    instead: async (): Promise<boolean> => {
      const next = await again(orderId);
      if (next) onOrder(next, next.amount.amountMinor === amount.amountMinor ? null : order);
      return next !== null;
    },
  };
}
