import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan } from '../billing/rules.ts';
import { countAddressesOfDomain, countLicensed, countOfRole } from '../member/repository.ts';
import { avatarRoutes } from './avatar.ts';
import { changeRoutes } from './changeRoutes.ts';
import { teamInfo } from './info.ts';
import { type AppRow, anotherTeamAutoJoins, appsOf, teamOf } from './repository.ts';
import { adminLimit, freeStorageBytes, guestLimit, paywallMode, planGate, storageLimitBytes } from './rules.ts';

export function teamRoutes(): Routes<'team'> {
  return {
    ...avatarRoutes,
    ...changeRoutes,
    teamInfo: signedIn(everyRole, async (context) => teamInfo(context, context.actor.teamId)),
    teamState: signedIn(everyRole, async ({ db, now, actor }) => {
      const [{ isLegacy }, billing] = [await teamOf(db, actor.teamId), await billingOf(db, actor.teamId)];
      return { isLegacy, isProPlanInitialized: billing.isProPlanInitialized, plan: effectivePlan(billing, now) };
    }),
    installedApps: signedIn(notGuests, async ({ db, actor }) => {
      const apps = await appsOf(db, actor.teamId);
      return { apps: apps.map(toApp) };
    }),
    autoJoinExists: signedIn(adminsOnly, async ({ db, actor }) => ({
      result: await anotherTeamAutoJoins(db, await teamOf(db, actor.teamId)),
    })),
    domainMembersCount: signedIn(adminsOnly, async ({ db, actor }) => {
      const { domain } = await teamOf(db, actor.teamId);
      return { result: await countAddressesOfDomain(db, domain) };
    }),
    teamFileStorageInfo: signedIn(adminsOnly, async ({ db, now, actor }) => {
      const team = await teamOf(db, actor.teamId);
      const billing = await billingOf(db, actor.teamId);
      const mode = paywallMode({ ...team, billingType: billing.type });
      const licensed = await countLicensed(db, actor.teamId);
      return {
        teamStorageUsed: team.storageUsedBytes,
        teamStorageLimit: storageLimitBytes(effectivePlan(billing, now), mode, licensed),
        freeTeamMaxStorageLimit: freeStorageBytes(mode),
      };
    }),
    planGates: signedIn(adminsOnly, async ({ db, now, actor }) => {
      const team = await teamOf(db, actor.teamId);
      const billing = await billingOf(db, actor.teamId);
      const plan = effectivePlan(billing, now);
      const mode = paywallMode({ ...team, billingType: billing.type });
      const admins = planGate(adminLimit(plan), await countOfRole(db, actor.teamId, 'admin'), team);
      const guests = planGate(guestLimit(plan, mode), await countOfRole(db, actor.teamId, 'guest'), team);
      return {
        gates: [
          { feature: 'admins', ...admins },
          { feature: 'guests', ...guests },
        ],
      };
    }),
  };
}

const toApp = ({ appId, name, description, iconUri, usersCount }: AppRow) => ({
  ...{ id: appId, name, description, iconUri, usersCount },
});
