import type { Mailer } from '../../lib/mail.ts';
import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan } from '../billing/rules.ts';
import { countAddressesOfDomain } from '../member/repository.ts';
import { avatarRoutes } from './avatar.ts';
import { changeRoutes } from './changeRoutes.ts';
import { channelCreationRoutes } from './channelCreationRoutes.ts';
import { domainRoutes } from './domainRoutes.ts';
import { fileSharingRoutes } from './fileSharingRoutes.ts';
import { teamInfo } from './info.ts';
import { type AppRow, anotherTeamAutoJoins, appsOf, teamOf } from './repository.ts';
import { settingsRoutes } from './settingsRoutes.ts';
import { storageOf } from './storageActions.ts';
import { welcomeRoutes } from './welcomeRoutes.ts';

export function teamRoutes(deps: { mailer: Mailer }): Routes<'team'> {
  return {
    ...welcomeRoutes(deps),
    ...domainRoutes(deps),
    ...avatarRoutes,
    ...changeRoutes,
    ...settingsRoutes,
    ...channelCreationRoutes,
    ...fileSharingRoutes,
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
      const storage = await storageOf(db, await teamOf(db, actor.teamId), now);
      return {
        teamStorageUsed: storage.usedBytes,
        teamStorageLimit: storage.limitBytes,
        freeTeamMaxStorageLimit: storage.freeLimitBytes,
      };
    }),
  };
}

const toApp = ({ appId, name, description, iconUri, usersCount }: AppRow) => ({
  ...{ id: appId, name, description, iconUri, usersCount },
});
