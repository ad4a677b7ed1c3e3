import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { actorOf } from '../identity/facts.ts';
import { teamRest } from './rest.ts';
import { welcomeTextErrors } from './welcomeText.ts';

/** Mails a welcome message to the viewer, kept or not. */
export const welcomeMessageTest: Mutation<'welcomeMessageTest'> = async (_root, { input }, context) => {
  const actor = actorOf(context);
  const { senderName, message, idempotencyKey } = input;
  const errors = welcomeTextErrors({ senderName, message });
  if (errors.length > 0) return { email: null, userErrors: errors };
  // Before anything is mailed: an answer that cannot say where to would leave it unknown.
  const { email } = await context.loaders.identity.profile();
  const wait = await context.limits.testMails.take(actor);
  if (wait !== null) {
    return { email: null, userErrors: [userError('LIMIT_REACHED', null, 'Too many tests were mailed.', wait)] };
  }
  const text = { senderName: senderName.trim(), message: message.trim() };
  const outcome = await written(() => teamRest(context.upstream).testWelcomeMessage(text, idempotencyKey), {});
  return 'error' in outcome ? { email: null, userErrors: [outcome.error] } : { email, userErrors: [] };
};
