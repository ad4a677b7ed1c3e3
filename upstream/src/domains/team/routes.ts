import type { Mailer } from '../../lib/mail.ts';
import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { countAddressesOfDomain } from '../member/repository.ts';
import { avatarRoutes } from './avatarRoutes.ts';
import { changeRoutes } from './changeRoutes.ts';
import { channelCreationRoutes } from './channelCreation/routes.ts';
import { fileSharingRoutes } from './fileSharing/routes.ts';
import { teamInfo } from './infoAnswers.ts';
import { organisationRoutes } from './organisation/routes.ts';
import { planRoutes } from './plan/routes.ts';
import { type AppRow, anotherTeamAutoJoins, appsOf, teamOf } from './repository.ts';
import type { Sandbox } from './sandbox/actions.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { welcomeRoutes } from './welcome/routes.ts';

export function teamRoutes(deps: { mailer: Mailer; sandbox: Sandbox | null }): Routes<'team'> {
  return {
    ...sandboxRoutes(deps),
    ...welcomeRoutes(deps),
    ...organisationRoutes(deps),
    ...avatarRoutes,
    ...changeRoutes,
    ...settingsRoutes,
    ...planRoutes,
    ...channelCreationRoutes,
    ...fileSharingRoutes,
    teamInfo: signedIn(everyRole, teamInfo),
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
  };
}

const toApp = ({ appId, name, description, iconUri, usersCount }: AppRow) => ({
  id: appId,
  name,
  description,
  iconUri,
  usersCount,
});
