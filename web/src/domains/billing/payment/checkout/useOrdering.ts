import { useState } from 'react';
import type { UserErrorCode } from '../../../../generated/billing/payment/checkout/savedCardPay.ts';
import type { CallAnswer } from '../../../../lib/apollo/callAnswer.ts';
import { type Undone, undoneBy } from '../../../../lib/graphql/undone.ts';
import type { CheckoutOrder } from './orderTypes.ts';

/** Why something was not ordered. */
export type OrderFault =
  | { readonly kind: 'refused'; readonly code: UserErrorCode }
  | { readonly kind: 'failed'; readonly undone: Undone };

type Ordered = {
  readonly order: CheckoutOrder | null;
  readonly userErrors: readonly { readonly code: UserErrorCode }[];
};

/**
 * Orders something by a mutation. Nothing is charged by that: the same again gives the order that is open.
 *
 * @param call the mutation, under a key of its own
 * @param onRefused called with why it was refused, and what was
 */
export function useOrdering<Terms>(
  call: (terms: Terms) => Promise<CallAnswer<Ordered>>,
  onRefused?: (code: UserErrorCode, terms: Terms) => void,
) {
  const [isOrdering, setOrdering] = useState(false);
  const [fault, setFault] = useState<OrderFault | null>(null);

  /** Answers the order; null where there is none, which `fault` explains. */
  const order = async (terms: Terms): Promise<CheckoutOrder | null> => {
    setOrdering(true);
    setFault(null);
    const { payload, failure } = await call(terms);
    setOrdering(false);
    const [refusal] = payload?.userErrors ?? [];
    if (refusal) {
      setFault({ kind: 'refused', code: refusal.code });
      onRefused?.(refusal.code, terms);
    } else if (!payload?.order) setFault({ kind: 'failed', undone: undoneBy({ payload, failure }) });
    return refusal ? null : (payload?.order ?? null);
  };
  return { order, isOrdering, fault, forget: () => setFault(null) };
}

export type Ordering<Terms> = ReturnType<typeof useOrdering<Terms>>;
