import { PinIssueDocument } from '../../../generated/identity/signIn/pinIssue.ts';
import { request } from '../../../lib/graphql/request.ts';
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
export async function issuePin(email: string, ifOnlyWay: boolean, idempotencyKey: string): Promise<IssuedPin> {
  const { data, failure } = await request(PinIssueDocument, { input: { email, ifOnlyWay, idempotencyKey } });
  const payload = data?.pinIssue;
  if (payload?.login) return { login: payload.login };
  const [error] = payload?.userErrors ?? [];
  if (error) return { problem: problemOfIssue(error, email), otherWay: OTHER_WAYS[error.code] };
  return { problem: failure ? problemOfIssueFailure(failure) : { kind: 'generic' } };
}
