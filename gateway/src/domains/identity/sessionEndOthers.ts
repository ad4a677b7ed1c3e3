import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { identityRest } from './rest.ts';

/** Ends all of the viewer's sessions but the one that asks. */
export const sessionEndOthers: NonNullable<MutationResolvers['sessionEndOthers']> = async (
  _root,
  { input: { idempotencyKey } },
  context,
) => {
  try {
    const { ended } = await identityRest(context.upstream).endOtherSessions(idempotencyKey);
    Object.assign(context, context.scopeOf(context.identity));
    return { endedCount: ended, userErrors: [] };
  } catch (error) {
    return { endedCount: null, userErrors: [refusalError(error, {})] };
  }
};
