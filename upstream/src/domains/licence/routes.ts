import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { activate, assign, disableRenewal, updateAutoUpgrade, updateCategory } from './accountActions.ts';
import { licensedUsers } from './answers.ts';

export function licenceRoutes(): Routes<'licence'> {
  return {
    licensedUsers: signedIn(adminsOnly, licensedUsers),
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
