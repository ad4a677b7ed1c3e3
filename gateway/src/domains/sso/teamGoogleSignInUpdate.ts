import type { Mutation } from '../../mutation.ts';
import { changeTeam } from '../team/changeTeam.ts';
import { ssoRest } from './rest.ts';

/** Sets whether people have to sign in with Google; the team is read afresh. */
export const teamGoogleSignInUpdate: Mutation<'teamGoogleSignInUpdate'> = (_root, { input }, context) =>
  changeTeam(context, () => ssoRest(context.upstream).makeGoc(input.isGoogleSignInRequired, input.idempotencyKey), {});
