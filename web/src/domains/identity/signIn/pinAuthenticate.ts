import { PinAuthenticateDocument } from '../../../generated/identity/signIn/pinAuthenticate.ts';
import { request } from '../../../lib/graphql/request.ts';
import { type SignInProblem, problemOfPin, problemOfPinFailure } from './signInProblem.ts';

/** Trades a PIN for the session's cookie. Answers null, or why nobody was signed in. */
export async function authenticate(login: string, pin: string, idempotencyKey: string): Promise<SignInProblem | null> {
  const { data, failure } = await request(PinAuthenticateDocument, { input: { login, pin, idempotencyKey } });
  const [error] = data?.pinAuthenticate.userErrors ?? [];
  if (error) return problemOfPin(error);
  // The session stands as soon as the payload does; the viewer in it may be missing for reasons of its own.
  if (data?.pinAuthenticate) return null;
  return failure ? problemOfPinFailure(failure) : { kind: 'generic' };
}
