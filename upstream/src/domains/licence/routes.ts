import { recordAudit } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { type SubjectResult, demandFewSubjects } from '../../lib/subjects.ts';
import { demandPro } from '../billing/planActions.ts';
import { billingOf } from '../billing/repository.ts';
import { isActivationAllowed } from '../billing/rules.ts';
import { lockForAdmin } from '../member/actions.ts';
import { listPeople } from '../member/repository.ts';
import { type TeamRow, teamOf } from '../team/repository.ts';
import { assignLicences, endRenewal, returnLicences } from './actions.ts';
import { activatePlan } from './activation.ts';
import { setAutoUpgrade } from './repository.ts';
import { MAX_DISABLED_RENEWALS } from './rules.ts';

export function licenceRoutes(): Routes<'licence'> {
  return {
    licensedUsers: signedIn(adminsOnly, async ({ db, actor }, { query, body }) => {
      demandOwnTeam(actor.teamId, query.teamId);
      const byName = { sort: 'name', direction: 'asc' } as const;
      const { users, total } = await listPeople(db, actor.teamId, { licensed: true }, byName, body);
      const status = users.map(({ guid, autoRenewEnabled }) => ({ guid, autoRenewEnabled }));
      return { licensedUserWithStatusList: status, total };
    }),
    assignLicence: signedIn(adminsOnly, async (context, { query, body }) => {
      demandOwnTeam(context.actor.teamId, query.teamId);
      demandFewSubjects(body.members, 'members');
      const cause = await lockForAdmin(context);
      await demandLitePlan(cause);
      return { results: await assignLicences(cause, body.members) };
    }),
    disableAutoRenewal: signedIn(adminsOnly, async (context, { query, body }) => {
      demandOwnTeam(context.actor.teamId, query.teamId);
      demandFewSubjects(body.members, 'members', MAX_DISABLED_RENEWALS);
      const cause = await lockForAdmin(context);
      await demandLitePlan(cause);
      return { results: await endRenewal(cause, body.members) };
    }),
    activateSelfServeProPlan: signedIn(adminsOnly, async (context, { query }) => {
      demandOwnTeam(context.actor.teamId, query.teamId);
      const cause = await lockForAdmin(context);
      const billing = await billingOf(cause.db, cause.teamId);
      if (!isActivationAllowed(billing, cause.now)) throw new Refusal('pro_not_initialized');
      await activatePlan(cause, billing);
      return {};
    }),
    updateAccountAutoUpgrade: signedIn(adminsOnly, updateAutoUpgrade),
    updateUserCategory: signedIn(adminsOnly, updateCategory),
  };
}

async function updateAutoUpgrade(
  context: SessionContext,
  { query: { accountId, autoUpgradeCategory } }: Input<'licence', 'updateAccountAutoUpgrade'>,
) {
  const { cause, team } = await lockOwnAccount(context, accountId);
  const { db, teamId, actor } = cause;
  await demandPro(cause);
  if (team.autoUpgradeCategory === autoUpgradeCategory) return {};
  await setAutoUpgrade(db, teamId, autoUpgradeCategory);
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'licence.updateAutoUpgrade', target: `team:${teamId}` },
    before: { autoUpgradeCategory: team.autoUpgradeCategory },
    after: { autoUpgradeCategory },
  });
  return {};
}

async function updateCategory(context: SessionContext, { query, body }: Input<'licence', 'updateUserCategory'>) {
  const { userIds, category } = body;
  const { cause, team } = await lockOwnAccount(context, query.accountId);
  demandFewSubjects(userIds, 'userIds');
  await demandLitePlan(cause);
  const change = category === 'pro' ? assignLicences : returnLicences;
  const results = await change(cause, userIds);
  const { plan } = await billingOf(cause.db, cause.teamId);
  const isAccountPaid = category === 'pro' && plan !== 'free';
  const updatedUsers = results
    .filter(isSo)
    .map(({ guid }) => ({ userJID: `${guid}@${team.domain}`, category, isAccountPaid }));
  return { updatedUsers };
}

const isSo = ({ result }: SubjectResult) => result === 'done' || result === 'already';

function demandOwnTeam(own: string, given: string): void {
  if (given !== own) throw new Refusal('team_not_found');
}

async function lockOwnAccount(context: SessionContext, accountId: string): Promise<{ cause: Cause; team: TeamRow }> {
  const cause = await lockForAdmin(context);
  const team = await teamOf(cause.db, cause.teamId);
  if (team.accountId !== accountId) throw new Refusal('team_not_found');
  return { cause, team };
}

/** A team whose Lite people are shut out has nobody whom it could leave without a licence: it assigns none one by one. */
async function demandLitePlan({ db, teamId }: Cause): Promise<void> {
  const { isLiteUserRestricted } = await billingOf(db, teamId);
  if (isLiteUserRestricted) throw new Refusal('elite_team');
}
