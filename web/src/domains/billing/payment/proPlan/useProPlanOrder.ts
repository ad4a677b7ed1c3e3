import { ProPlanOrderDocument } from '../../../../generated/billing/payment/proPlan/proPlanOrder.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { useOrdering } from '../checkout/useOrdering.ts';
import type { Cycle } from './proPlanTerms.ts';

/** What is ordered. */
export type ProPlanTerms = {
  readonly currency: 'USD' | 'INR';
  /** Null for what was agreed with sales. */
  readonly interval: Cycle | null;
  /** The rate that the buyer saw, in the smallest unit; null where they saw none. */
  readonly rateMinor: number | null;
  readonly autoAssign: boolean;
  /** An order under way that this one takes the place of, even if it is the same. */
  readonly insteadOf?: string;
};

/** Orders PRO for everybody. */
export const useProPlanOrder = () =>
  useOrdering<ProPlanTerms>(useKeyedMutation(ProPlanOrderDocument, (data) => data.proPlanOrder));
