import type { MutationResolvers } from '../../generated/resolvers.ts';
import { GatewayError } from '../../lib/errors.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { userError } from '../../lib/userErrors.ts';
import { teamRest } from './rest.ts';
import { welcomeTextErrors } from './welcomeText.ts';

/** Mails a welcome message to the viewer, kept or not. */
export const welcomeMessageTest: NonNullable<MutationResolvers['welcomeMessageTest']> = async (
  _root,
  { input },
  { identity, loaders, upstream, testMailLimit },
) => {
  if (identity === null) throw new GatewayError('UNAUTHENTICATED');
  const { senderName, message, idempotencyKey } = input;
  const errors = welcomeTextErrors({ senderName, message });
  if (errors.length > 0) return { email: null, userErrors: errors };
  // Before anything is mailed: an answer that cannot say where to would leave it unknown.
  const { email } = await loaders.identity.profile();
  const wait = await testMailLimit.take(identity.credentials.guid);
  if (wait !== null) {
    return { email: null, userErrors: [userError('LIMIT_REACHED', null, 'Too many tests were mailed.', wait)] };
  }
  try {
    const text = { senderName: senderName.trim(), message: message.trim() };
    await teamRest(upstream).testWelcomeMessage(text, idempotencyKey);
  } catch (error) {
    return { email: null, userErrors: [refusalError(error, {})] };
  }
  return { email, userErrors: [] };
};
