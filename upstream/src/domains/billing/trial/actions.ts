import type { Body } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { billingOf, updateBilling } from '../repository.ts';
import { type TrialSettings, isTrialPlan, isTrialWindow } from '../trialRules.ts';
import { plantTrialEnd } from './endActions.ts';
import { addTrialStart } from './repository.ts';

/**
 * Starts a trial of PRO: once in the life of a team, and once for each admin, in whatever team. Of two that are started at
 * once one begins.
 *
 * @throws Refusal `actor_not_admin`, `team_not_found`, `trial_window_invalid`, `trial_not_available`
 */
export async function startTrial(
  context: SessionContext,
  { teamId, config }: Body<'billing', 'createSpecialTeam'>,
  { days, endsAs }: TrialSettings,
): Promise<void> {
  if (teamId !== context.actor.teamId) throw new Refusal('team_not_found');
  const { cause, team, self } = await lockForAdmin(context);
  const { db, now } = cause;
  const { enabledFrom: startsAt, enabledTill: renewsAt } = config;
  const billing = await billingOf(db, teamId);
  const isToBeTried = isTrialPlan({ ...billing, isHardPaywall: team.isHardPaywall }) && billing.trialEndsAt === null;
  if (!isToBeTried) throw new Refusal('trial_not_available');
  if (!isTrialWindow({ startsAt, renewsAt }, days, now)) throw new Refusal('trial_window_invalid');
  const isFirst = await addTrialStart(db, { teamId, emailKey: self.emailKey, startedAt: now });
  if (!isFirst) throw new Refusal('trial_not_available');
  const trial = { trialStartsAt: startsAt, trialEndsAt: renewsAt, trialEndPlan: endsAs, billingStartsAt: renewsAt };
  await updateBilling(db, teamId, { type: 'SELF_SERVE_TRIAL', ...trial });
  await plantTrialEnd(db, now, teamId, renewsAt);
  await note(cause, 'billing.startTrial', `team:${teamId}`, {
    before: { type: billing.type },
    after: { type: 'SELF_SERVE_TRIAL', trialStartsAt: startsAt, trialEndsAt: renewsAt },
  });
}
