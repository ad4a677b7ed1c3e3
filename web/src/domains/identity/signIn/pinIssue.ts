import { PinIssueDocument } from '../../../generated/identity/signIn/pinIssue.ts';
import type { ActionKeys } from '../../../lib/graphql/actionKey.ts';
import { keyedRequest } from '../../../lib/graphql/keyedRequest.ts';
import { type SignInProblem, problemOfIssue, problemOfIssueFailure } from './signInProblem.ts';

/** What a refusal says of the ways in that there are besides the PIN: they may be taken, or one of them has to. */
type OtherWay = 'offered' | 'required';
const OTHER_WAYS: Readonly<Record<string, OtherWay>> = {
  OTHER_WAY_OFFERED: 'offered',
  GOOGLE_SIGN_IN_REQUIRED: 'required',
  SSO_REQUIRED: 'required',
};

export type IssuedPin =
  | { readonly login: string }
  | { readonly problem: SignInProblem; readonly otherWay?: OtherWay | undefined };

/** Asks for a PIN, or for one only where there is no other way in. Answers the handle to give back with it, or why none was mailed. */
export async function issuePin(email: string, ifOnlyWay: boolean, keys: ActionKeys): Promise<IssuedPin> {
  const input = { email, ifOnlyWay };
  const { payload, failure } = await keyedRequest(PinIssueDocument, input, ({ pinIssue }) => pinIssue, keys);
  if (payload?.login) return { login: payload.login };
  const [error] = payload?.userErrors ?? [];
  if (error) return { problem: problemOfIssue(error, email), otherWay: OTHER_WAYS[error.code] };
  return { problem: failure ? problemOfIssueFailure(failure) : { kind: 'generic' } };
}
