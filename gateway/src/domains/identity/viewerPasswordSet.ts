import { PASSWORD_MAX, PASSWORD_MIN, passwordFormat, passwordLength } from '@muster/schema/formats/password';
import type { UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { credentialsOf } from './facts.ts';
import { identityRest } from './rest.ts';

function passwordError(password: string): UserError | null {
  if (passwordFormat.safeParse(password).success) return null;
  const length = passwordLength(password);
  if (length < PASSWORD_MIN) {
    return userError('TOO_SHORT', ['password'], `A password has at least ${PASSWORD_MIN} characters.`);
  }
  if (length > PASSWORD_MAX) {
    return userError('TOO_LONG', ['password'], `A password has at most ${PASSWORD_MAX} characters.`);
  }
  return userError('INVALID', ['password'], 'The password has a character that cannot be kept.');
}

/**
 * Sets the viewer's password. The service wants the session's token once more, in the body. Limited: hashing takes long, so
 * that guessing does, and would keep the service busy.
 */
export const viewerPasswordSet: Mutation<'viewerPasswordSet'> = async (
  _root,
  { input: { password, idempotencyKey } },
  context,
) => {
  const { guid, token } = credentialsOf(context);
  const error = passwordError(password);
  if (error !== null) return { userErrors: [error] };
  const wait = await context.limits.passwords.take(guid);
  if (wait !== null) return { userErrors: [userError('LIMIT_REACHED', null, 'Passwords were set too often.', wait)] };
  const outcome = await written(() => identityRest(context.upstream).setPassword(password, token, idempotencyKey), {});
  return { userErrors: 'error' in outcome ? [outcome.error] : [] };
};
