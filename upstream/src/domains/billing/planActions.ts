import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import { billingOf } from './repository.ts';
import { effectivePlan } from './rules.ts';

/**
 * Lets only teams with PRO go on; a trial counts.
 *
 * @param field what of the request needs it
 * @throws Refusal `plan_required`
 */
export async function demandPro({ db, teamId, now }: Cause, field?: string): Promise<void> {
  const plan = effectivePlan(await billingOf(db, teamId), now);
  if (plan === 'free') throw new Refusal('plan_required', field === undefined ? {} : { field });
}
