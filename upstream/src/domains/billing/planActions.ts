import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import type { TeamRow } from '../team/repository.ts';
import { type PaywallMode, paywallMode } from './paywallRules.ts';
import { type BillingRow, billingOf } from './repository.ts';
import { type Plan, effectivePlan } from './rules.ts';
import { settledBilling } from './trialRules.ts';

/** The database, and the instant at which it is asked. */
export type Moment = Pick<Cause, 'db' | 'now'>;

/** The plan by which a team's features are gated at this moment. */
export const planOf = async ({ db, now }: Moment, teamId: string): Promise<Plan> =>
  effectivePlan(await billingOf(db, teamId), now);

/** The same, with how strictly the team meets the limits of the free plan, and the record from which both follow. */
export async function planAndMode(
  { db, now }: Moment,
  team: Pick<TeamRow, 'teamId' | 'excludePaywall' | 'isHardPaywall' | 'isSoftPaywall'>,
): Promise<{ plan: Plan; mode: PaywallMode; billing: BillingRow }> {
  const billing = settledBilling(await billingOf(db, team.teamId), now);
  return { plan: effectivePlan(billing, now), mode: paywallMode({ ...team, billingType: billing.type }), billing };
}

/**
 * Lets only teams with PRO go on; a trial counts.
 *
 * @param field what of the request needs it
 * @throws Refusal `plan_required`
 */
export async function demandPro(cause: Cause, field?: string): Promise<void> {
  if ((await planOf(cause, cause.teamId)) === 'free')
    throw new Refusal('plan_required', field === undefined ? {} : { field });
}
