import { useUrlState } from '../../../../lib/urlState/useUrlState.ts';
import { dayIn } from '../../plan/offerLink.ts';
import { CURRENCIES, type ChosenCurrency } from '../../upgrade/useOffers.ts';
import type { Step } from './proPlanTerms.ts';

const currencyIn = (word: string | null): ChosenCurrency | null => CURRENCIES.find((one) => one === word) ?? null;

/** What the address says of a purchase of PRO, as far as it can be understood. It survives reload and the browser's Back. */
export function useProPlanDraft() {
  const [query, change] = useUrlState();
  return {
    isFromSales: query.get('fromSales') === 'true',
    currency: currencyIn(query.get('currency')),
    interval: query.get('interval'),
    isAutoAssigned: query.get('autoAssign') !== 'false',
    step: query.get('step'),
    orderId: query.get('order'),
    feature: query.get('feature'),
    /** Whether a bank's website led here. */
    isReturn: query.has('errorMessage') || query.get('isRedirect') === 'true',
    /** What that said of a payment that did not come about: plain text, maybe empty; null where none did. */
    errorMessage: query.get('errorMessage'),
    lastDate: dayIn(query.get('lastDate')),
    /** Something else is tried: what was said of the payment before holds no more. */
    forgetError: () => change({ errorMessage: null }, { replace: true, isImmediate: true }),
    choose: (values: { interval?: string; currency?: string; autoAssign?: string | null }) =>
      change(values, { replace: true, isImmediate: true }),
    go: (step: Step) => change({ step, order: null, errorMessage: null }),
    /** Shows an order in the step of payment; in the place of another one where it was ordered anew. */
    showOrder: (order: string, replace = false) =>
      change({ step: 'payment', order, errorMessage: null }, { replace, isImmediate: true }),
  };
}

export type ProPlanDraft = ReturnType<typeof useProPlanDraft>;
