import type { Resolvers } from '../../generated/resolvers.ts';
import { teamGoogleSignInUpdate } from './teamGoogleSignInUpdate.ts';

export const ssoResolvers = {
  Mutation: { teamGoogleSignInUpdate },
  Team: {
    isGoogleSignInRequired: (_team, _args, { loaders }) => loaders.sso.isGoogleSignInRequired(),
  },
} satisfies Resolvers;
