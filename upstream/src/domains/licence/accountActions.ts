import { ENDED_RENEWALS_MAX } from '@muster/schema/formats/subjects';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Input } from '../../lib/routes.ts';
import { type SubjectResult, demandFewSubjects } from '../../lib/subjects.ts';
import { demandPro } from '../billing/planActions.ts';
import { billingOf } from '../billing/repository.ts';
import { isActivationAllowed } from '../billing/rules.ts';
import { type Locked, lockForAdmin } from '../member/lockActions.ts';
import { changedOf } from '../../lib/changes.ts';
import { saveSetting } from '../team/settingActions.ts';
import { assignLicences, endRenewal, returnLicences } from './actions.ts';
import { activatePlan } from './activationActions.ts';

/** @throws Refusal `team_not_found` */
export function demandOwnTeam(own: string, given: string): void {
  if (given !== own) throw new Refusal('team_not_found');
}

/** A team whose Lite people are shut out has nobody whom it could leave without a licence: it assigns none one by one. */
async function demandLitePlan({ db, teamId }: Cause): Promise<void> {
  const { isLiteUserRestricted } = await billingOf(db, teamId);
  if (isLiteUserRestricted) throw new Refusal('elite_team');
}

/** @throws Refusal `team_not_found` for the account of another team */
async function lockOwnAccount(context: SessionContext, accountId: string): Promise<Locked> {
  const locked = await lockForAdmin(context);
  if (locked.team.accountId !== accountId) throw new Refusal('team_not_found');
  return locked;
}

/**
 * Gives people licences: all of them or nobody.
 *
 * @throws Refusal `team_not_found`, `too_many_subjects`, `elite_team`, `licences_exhausted`
 */
export async function assign(
  context: SessionContext,
  { query, body }: Input<'licence', 'assignLicence'>,
): Promise<SubjectResult[]> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  demandFewSubjects(body.members, 'members');
  const { cause } = await lockForAdmin(context);
  await demandLitePlan(cause);
  return assignLicences(cause, body.members);
}

/**
 * Lets the licences of a few people run out.
 *
 * @throws Refusal `team_not_found`, `too_many_subjects`, `elite_team`
 */
export async function disableRenewal(
  context: SessionContext,
  { query, body }: Input<'licence', 'disableAutoRenewal'>,
): Promise<SubjectResult[]> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  demandFewSubjects(body.members, 'members', ENDED_RENEWALS_MAX);
  const { cause } = await lockForAdmin(context);
  await demandLitePlan(cause);
  return endRenewal(cause, body.members);
}

/**
 * Starts PRO at once.
 *
 * @throws Refusal `team_not_found`, `pro_not_initialized`
 */
export async function activate(context: SessionContext, teamId: string): Promise<void> {
  demandOwnTeam(context.actor.teamId, teamId);
  const { cause } = await lockForAdmin(context);
  const billing = await billingOf(cause.db, cause.teamId);
  if (!isActivationAllowed(billing, cause.now)) throw new Refusal('pro_not_initialized');
  await activatePlan(cause, billing);
}

/**
 * Sets what people who join the team get.
 *
 * @throws Refusal `team_not_found`, `plan_required`
 */
export async function updateAutoUpgrade(
  context: SessionContext,
  { accountId, autoUpgradeCategory }: Input<'licence', 'updateAccountAutoUpgrade'>['query'],
): Promise<void> {
  const { cause, team } = await lockOwnAccount(context, accountId);
  await demandPro(cause);
  await saveSetting(cause, team, 'licence.updateAutoUpgrade', changedOf(team, { autoUpgradeCategory }));
}

/**
 * Gives people licences, or takes them back; tells of those who are as wanted.
 *
 * @throws Refusal `team_not_found`, `too_many_subjects`, `elite_team`, `licences_exhausted`
 */
export async function updateCategory(context: SessionContext, { query, body }: Input<'licence', 'updateUserCategory'>) {
  const { userIds, category } = body;
  const { cause, team } = await lockOwnAccount(context, query.accountId);
  demandFewSubjects(userIds, 'userIds');
  await demandLitePlan(cause);
  const change = category === 'pro' ? assignLicences : returnLicences;
  const results = await change(cause, userIds);
  const { plan } = await billingOf(cause.db, cause.teamId);
  const isAccountPaid = category === 'pro' && plan !== 'free';
  return results.filter(isSo).map(({ guid }) => ({ userJID: `${guid}@${team.domain}`, category, isAccountPaid }));
}

const isSo = ({ result }: SubjectResult) => result === 'done' || result === 'already';
