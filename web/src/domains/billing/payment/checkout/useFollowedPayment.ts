import { useEffect, useRef } from 'react';
import {
  PaymentProcessDocument,
  type UserErrorCode,
} from '../../../../generated/billing/payment/checkout/paymentProcess.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import type { CheckoutOrder } from './orderTypes.ts';
import { pause } from './pause.ts';

/** How long after an answer it is asked again, in ms. */
export const POLL_MS = 1_000;
/** For how long it is asked, in ms. */
export const FOLLOWED_MS = 300_000;

/** What is known of a payment after it was followed. `left`: somebody else follows it now, or nobody looks any more. */
export type Followed =
  | { readonly kind: 'known'; readonly order: CheckoutOrder }
  | { readonly kind: 'refused'; readonly code: UserErrorCode }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'left' };

/**
 * Follows a payment to its end: asks at once, then a second after each answer, never two at a time, and no more once the
 * page is left. An answer that does not come is no end: it is asked for again.
 *
 * `forMs` is for how long, in ms: 0 asks once.
 */
export function useFollowedPayment() {
  const call = useKeyedMutation(PaymentProcessDocument, (data) => data.paymentProcess);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  return async (orderId: string, forMs = FOLLOWED_MS): Promise<Followed> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const end = Date.now() + forMs;
    do {
      const { payload } = await call({ orderId });
      if (signal.aborted) return { kind: 'left' };
      const [refusal] = payload?.userErrors ?? [];
      // The provider could not be asked just now: what became of the payment is still to be known.
      if (refusal && refusal.code !== 'UNAVAILABLE') return { kind: 'refused', code: refusal.code };
      const order = payload?.order ?? null;
      if (order && order.status !== 'PENDING') return { kind: 'known', order };
      await pause(POLL_MS, signal);
      if (signal.aborted) return { kind: 'left' };
    } while (Date.now() < end);
    return { kind: 'stalled' };
  };
}
