import { usePurchaseResultQuery } from '../../../../generated/billing/payment/success/purchaseResult.ts';
import { failureOf } from '../../../../lib/apollo/failureOf.ts';
import { READ_NOW } from '../../../../lib/apollo/inPlace.ts';
import type { Purchase, PurchaseBilling, PurchasingTeam } from './purchased.ts';

/** How a purchase stands: finished, on its way, none that is finished, or not known. */
export type PurchaseState =
  | { readonly kind: 'loading' | 'none' }
  | {
      readonly kind: 'finished';
      readonly purchase: Purchase;
      readonly billing: PurchaseBilling;
      readonly plan: PurchasingTeam['plan'];
      readonly chatUrl: string | null;
    }
  | { readonly kind: 'pending'; readonly orderId: string }
  | { readonly kind: 'failed'; readonly requestId: string | null; readonly retry: () => void };

const partsOf = (team: PurchasingTeam | null) => ({
  billing: team?.billing ?? null,
  plan: team?.plan ?? 'UNKNOWN',
  purchase: team?.billing?.order ?? null,
  chatUrl: team?.chatUrl ?? null,
});

/** Reads a purchase, with what the plan is by now; without an id the latest one. */
export function usePurchase(orderId: string | null): PurchaseState {
  const { data, loading, error, refetch } = usePurchaseResultQuery({ ...READ_NOW, variables: { orderId } });
  const { billing, purchase, ...about } = partsOf(data?.viewer.team ?? null);
  if (billing && purchase?.status === 'SUCCEEDED') {
    return { kind: 'finished', purchase, billing, ...about };
  }
  if (purchase?.status === 'PENDING') return { kind: 'pending', orderId: purchase.orderId };
  if (loading) return { kind: 'loading' };
  const failure = failureOf(error);
  if (failure) return { kind: 'failed', requestId: failure.requestId, retry: () => void refetch() };
  // A read that was broken off says nothing.
  return { kind: data ? 'none' : 'loading' };
}
