import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { makeAutoJoin, setTeamSettings, updateTeam } from './changeActions.ts';
import { teamInfo } from './infoAnswers.ts';

/** What admins change about their team. */
export const changeRoutes: Pick<Routes<'team'>, 'updateTeam' | 'makeAutoJoin' | 'setTeamSettings'> = {
  updateTeam: signedIn(adminsOnly, async (context, { body }) => {
    await updateTeam(context, body);
    return teamInfo(context);
  }),
  makeAutoJoin: signedIn(adminsOnly, async (context, { body }) => {
    await makeAutoJoin(context, body.autoJoin);
    return {};
  }),
  setTeamSettings: signedIn(adminsOnly, async (context, { body }) => {
    await setTeamSettings(context, body);
    return {};
  }),
};
