import { adminsOnly, everyRole } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { actorPrivileges, teamSettings } from './answers.ts';
import { latestChanges } from './changeRepository.ts';

/** How a team is set up, what that lets its people do, and who has changed it. */
export const settingsRoutes: Pick<Routes<'team'>, 'teamSettings' | 'actorPrivileges' | 'settingChanges'> = {
  teamSettings: signedIn(adminsOnly, teamSettings),
  actorPrivileges: signedIn(everyRole, actorPrivileges),
  settingChanges: signedIn(adminsOnly, async ({ db, actor }) => ({
    changes: await latestChanges(db, actor.teamId),
  })),
};
