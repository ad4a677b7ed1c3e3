import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { switchTeam } from './switchActions.ts';
import { userTeams } from './teamAnswers.ts';

/** The teams to which somebody's address belongs, and the way from one to another. */
export const teamRoutes: Pick<Routes<'identity'>, 'userTeams' | 'switchTeam'> = {
  userTeams: signedIn(everyRole, userTeams),
  // The answer is a secret.
  switchTeam: signedIn(everyRole, (context, { body }) => switchTeam(context, body.teamId), { keyed: false }),
};
