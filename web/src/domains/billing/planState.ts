import type { PlanPageQuery } from '../../generated/billing/planPage.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { planStates } from './planMessages.ts';

export type PlanTeam = TeamOf<PlanPageQuery>;
export type PlanBilling = NonNullable<PlanTeam['billing']>;
export type Gate = NonNullable<PlanTeam['admins']>;

/** What a team has, in words: the plan it bought, and what holds at present where that is something else. */
export const planStateOf = ({ plan, isProPlan, isProPlanInitialized, billing }: PlanTeam) => {
  if (plan === 'ENTERPRISE') return planStates.enterprise;
  if (plan === 'PRO') return isProPlan === false ? planStates.overdue : planStates.pro;
  if (plan !== 'FREE') return planStates.unknown;
  if (isProPlan) return planStates.trial;
  const hasLicences = billing ? billing.licensedUsersCount + billing.unusedLicencesCount > 0 : false;
  return isProPlanInitialized && hasLicences ? planStates.onTheWay : planStates.free;
};

/** What the free plan allows where it is not tightened; a free team's own limits come from its gates. */
const FREE_ADMINS = 1;
const FREE_GUESTS = 1;

/** How many admins and guests the free plan allows: for a team that is on it, what its own gates say. */
export const freeLimits = ({ admins, guests, paywallMode }: Pick<PlanTeam, 'admins' | 'guests' | 'paywallMode'>) => ({
  admins: admins?.limit ?? FREE_ADMINS,
  guests: guests?.limit ?? (paywallMode === 'SOFT' ? 0 : FREE_GUESTS),
});
