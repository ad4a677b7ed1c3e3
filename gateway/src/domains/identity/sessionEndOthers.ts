import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { identityRest } from './rest.ts';

/** Ends all of the viewer's sessions but the one that asks. */
export const sessionEndOthers: Mutation<'sessionEndOthers'> = async (_root, { input: { idempotencyKey } }, context) => {
  const outcome = await written(() => identityRest(context.upstream).endOtherSessions(idempotencyKey), {});
  if ('error' in outcome) return { endedCount: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { endedCount: outcome.answer.ended, userErrors: [] };
};
