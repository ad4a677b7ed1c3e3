import { useEffect, useEffectEvent, useState } from 'react';
import { DuesOrderDocument } from '../../../../generated/billing/payment/card/duesOrder.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import type { CheckoutOrder } from '../checkout/orderTypes.ts';
import { useOrdering } from '../checkout/useOrdering.ts';

/** What is shown to be paid, and what the buyer saw where it has changed since. */
type Shown = { readonly order: CheckoutOrder; readonly before: CheckoutOrder | null };

/** Orders the payment of what the team owes, as soon as it is shown. The same again gives the order that is open. */
export function useDuesOrder() {
  const [shown, setShown] = useState<Shown | null>(null);
  const call = useKeyedMutation(DuesOrderDocument, (data) => data.duesOrder);
  const { order, fault } = useOrdering<{ insteadOf?: string }>(call);

  const begin = async () => {
    const made = await order({});
    if (made) setShown({ order: made, before: null });
  };
  const first = useEffectEvent(() => void begin());
  useEffect(() => {
    const timer = setTimeout(() => first());
    return () => clearTimeout(timer);
  }, []);
  return {
    shown,
    fault,
    begin: () => void begin(),
    /** Orders the same again, maybe in the place of an order. */
    again: (insteadOf?: string) => order(insteadOf === undefined ? {} : { insteadOf }),
    /** Another order stands in the place of the one that was shown. */
    replace: (next: CheckoutOrder, before: CheckoutOrder | null) => setShown({ order: next, before }),
  };
}

export type DuesOrdering = ReturnType<typeof useDuesOrder>;
