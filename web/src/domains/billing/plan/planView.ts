import type { BillingType, PaywallMode, Plan } from '../../../generated/billing/plan/planFrame.ts';
import type { PageKey } from '../../../lib/paths.ts';

/** The addresses of the plan. */
export type PlanPlace = Extract<PageKey, 'billing' | 'billingNew' | 'billingEmail'>;

/** What an address of the plan shows: one of the views, that there is none yet, or `away`: it leads to `/billingNew`. */
export type PlanView = 'upgrade' | 'pro' | 'paid' | 'sales' | 'soon' | 'away';

/** What decides. */
export interface PlanFacts {
  readonly place: PlanPlace;
  /** Whether the address is that of a link in an offer mail. */
  readonly isFromMail: boolean;
  readonly plan: Plan;
  /** How the team pays; null where it never has. */
  readonly type: BillingType | null;
  readonly paywallMode: PaywallMode;
  readonly isProPlanInitialized: boolean | null;
}

const TRIALS: readonly (BillingType | null)[] = ['TRIAL', 'SELF_SERVE_TRIAL', 'SALES_TRIAL'];

/** Whether a team that pays so is on a trial. */
export const isTrialType = (type: BillingType | null): boolean => TRIALS.includes(type);

/** Whether a team has to turn to sales before it goes on. */
export const isHardPaywall = ({ paywallMode, type }: Pick<PlanFacts, 'paywallMode' | 'type'>): boolean =>
  paywallMode === 'HARD' || type === 'HARD_PAYWALL_EXPERIMENT';

/** The older address is for teams that have PRO, and neither try it nor meet a hard paywall. */
const viewOfOlder = (facts: PlanFacts): PlanView => {
  const { isFromMail, plan, type } = facts;
  if (isFromMail || plan === 'FREE' || isTrialType(type) || isHardPaywall(facts)) return 'away';
  return plan === 'UNKNOWN' ? 'soon' : 'paid';
};

const viewOfNewer = ({ plan, type, isProPlanInitialized }: PlanFacts): PlanView => {
  switch (type) {
    case 'HARD_PAYWALL_EXPERIMENT':
      return plan === 'FREE' ? 'upgrade' : 'sales';
    case 'SALES_TRIAL':
      return 'sales';
    case 'TRIAL':
    case 'SELF_SERVE_TRIAL':
      return 'upgrade';
    // Also while PRO is bought and counts down to its start.
    case 'SUBSCRIPTION':
    case 'FLAT_RATE':
    case 'PAID':
    case 'PAID_OFFLINE':
      return 'pro';
    case 'SALES_DEAL':
      return isProPlanInitialized === true ? 'pro' : 'sales';
    case null:
      return plan === 'FREE' ? 'upgrade' : 'soon';
    case 'UNKNOWN':
      return 'soon';
  }
};

/** Which view of the plan an address shows. Only the older address leads elsewhere, so nothing goes round in circles. */
export const planViewOf = (facts: PlanFacts): PlanView =>
  facts.place === 'billing' ? viewOfOlder(facts) : viewOfNewer(facts);
