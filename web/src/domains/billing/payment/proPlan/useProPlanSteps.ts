import { useState } from 'react';
import { isAddressUsable } from '../checkout/addressForm.ts';
import { type BuyingTeam, type PurchaseKind, type SoldCycle, soldCycles, stepOf, stepsOf } from './proPlanTerms.ts';
import type { CheckoutOrder, Replaced } from '../checkout/orderTypes.ts';
import type { ProPlanDraft } from './useProPlanDraft.ts';
import { type ProPlanTerms, useProPlanOrder } from './useProPlanOrder.ts';

/** What would be ordered by what is chosen. */
const termsOf = (
  { planOffers, billing }: BuyingTeam,
  chosen: SoldCycle | null,
  draft: Pick<ProPlanDraft, 'currency' | 'isAutoAssigned'>,
): ProPlanTerms => ({
  currency: (planOffers?.currency ?? draft.currency) === 'INR' ? 'INR' : 'USD',
  interval: chosen?.cycle ?? null,
  rateMinor: chosen?.rate.amountMinor ?? null,
  // Where people without a licence are shut out, everybody gets one.
  autoAssign: draft.isAutoAssigned || billing.isLiteUserRestricted,
});

/** Leads through the steps of a purchase. An order is made by a press, but for what is agreed already. */
export function useProPlanSteps(
  team: BuyingTeam,
  kind: PurchaseKind,
  draft: ProPlanDraft,
  readAgain: () => Promise<void>,
) {
  const ordering = useProPlanOrder();
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  // What was agreed is ordered as the page opens where the address is known; one that is saved here orders it by itself.
  const [hadAddress] = useState(() => isAddressUsable(team.billing.address));
  const prices = team.planOffers ? soldCycles(team.planOffers) : [];
  const chosen = prices.find(({ cycle }) => cycle === draft.interval) ?? prices[0] ?? null;
  const terms = termsOf(team, kind === 'sales' ? null : chosen, draft);
  const steps = stepsOf(kind);
  const step = stepOf(draft.step, { kind, orderId: draft.orderId, hasAddress: hadAddress });
  return {
    ordering,
    terms,
    chosen,
    steps,
    step,
    previous: steps[steps.indexOf(step) - 1] ?? null,
    /** What the buyer saw before that order changed. */
    before: replaced?.orderId === draft.orderId ? replaced.before : null,
    /** Orders what is chosen, and goes on to its payment. */
    order: async () => {
      const made = await ordering.order(terms);
      if (made) draft.showOrder(made.orderId);
      // Prices may be others by now, or something else is under way.
      else await readAgain();
    },
    /** Another order stands in the place of the one that was shown. Where the buyer saw the same, that is not told. */
    replace: ({ orderId }: CheckoutOrder, before: CheckoutOrder | null) => {
      setReplaced(before && { orderId, before });
      draft.showOrder(orderId, true);
      void readAgain();
    },
  };
}

export type ProPlanStepping = ReturnType<typeof useProPlanSteps>;
