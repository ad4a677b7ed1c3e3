import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { TEAM } from '../team/mapper.ts';
import { ssoRest } from './rest.ts';

/** Sets whether people have to sign in with Google; the team is read afresh. */
export const teamGoogleSignInUpdate: NonNullable<MutationResolvers['teamGoogleSignInUpdate']> = async (
  _root,
  { input },
  context,
) => {
  try {
    await ssoRest(context.upstream).makeGoc(input.isGoogleSignInRequired, input.idempotencyKey);
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, {})] };
  }
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
