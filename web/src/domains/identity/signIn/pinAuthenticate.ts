import { PinAuthenticateDocument } from '../../../generated/identity/signIn/pinAuthenticate.ts';
import type { ActionKeys } from '../../../lib/graphql/actionKey.ts';
import { keyedRequest } from '../../../lib/graphql/keyedRequest.ts';
import { type SignInProblem, problemOfPin, problemOfPinFailure } from './signInProblem.ts';

/** Trades a PIN for the session's cookie. Answers null, or why nobody was signed in. */
export async function authenticate(login: string, pin: string, keys: ActionKeys): Promise<SignInProblem | null> {
  const input = { login, pin };
  const { payload, failure } = await keyedRequest(PinAuthenticateDocument, input, (data) => data.pinAuthenticate, keys);
  const [error] = payload?.userErrors ?? [];
  if (error) return problemOfPin(error);
  // The session stands as soon as the payload does; the viewer in it may be missing for reasons of its own.
  if (payload) return null;
  return failure ? problemOfPinFailure(failure) : { kind: 'generic' };
}
