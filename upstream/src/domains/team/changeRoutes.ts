import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { makeAutoJoin, setTeamSettings, updateTeam } from './changeActions.ts';

/** What admins change about their team. */
export const changeRoutes: Pick<Routes<'team'>, 'updateTeam' | 'makeAutoJoin' | 'setTeamSettings'> = {
  updateTeam: signedIn(adminsOnly, (context, { body }) => updateTeam(context, body)),
  makeAutoJoin: signedIn(adminsOnly, async (context, { body }) => {
    await makeAutoJoin(context, body.autoJoin);
    return {};
  }),
  setTeamSettings: signedIn(adminsOnly, async (context, { body }) => {
    await setTeamSettings(context, body);
    return {};
  }),
};
