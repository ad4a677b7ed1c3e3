import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { listPeople } from '../member/listRepository.ts';
import {
  activate,
  assign,
  demandOwnTeam,
  disableRenewal,
  updateAutoUpgrade,
  updateCategory,
} from './accountActions.ts';

export function licenceRoutes(): Routes<'licence'> {
  return {
    licensedUsers: signedIn(adminsOnly, async ({ db, actor }, { query, body }) => {
      demandOwnTeam(actor.teamId, query.teamId);
      const byName = { sort: 'name', direction: 'asc' } as const;
      const { users, total } = await listPeople(db, actor.teamId, { licensed: true }, byName, body);
      const status = users.map(({ guid, autoRenewEnabled }) => ({ guid, autoRenewEnabled }));
      return { licensedUserWithStatusList: status, total };
    }),
    assignLicence: signedIn(adminsOnly, async (context, input) => ({ results: await assign(context, input) })),
    disableAutoRenewal: signedIn(adminsOnly, async (context, input) => ({
      results: await disableRenewal(context, input),
    })),
    activateSelfServeProPlan: signedIn(adminsOnly, async (context, { query }) => {
      await activate(context, query.teamId);
      return {};
    }),
    updateAccountAutoUpgrade: signedIn(adminsOnly, async (context, { query }) => {
      await updateAutoUpgrade(context, query);
      return {};
    }),
    updateUserCategory: signedIn(adminsOnly, async (context, input) => ({
      updatedUsers: await updateCategory(context, input),
    })),
  };
}
