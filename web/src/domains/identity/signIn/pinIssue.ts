import { PinIssueDocument } from '../../../generated/identity/signIn/pinIssue.ts';
import { request } from '../../../lib/graphql/request.ts';
import { type SignInProblem, problemOfIssue, problemOfIssueFailure } from './signInProblem.ts';

/** Asks for a PIN. Answers the handle to give back with it, or why none was mailed. */
export async function issuePin(
  email: string,
  idempotencyKey: string,
): Promise<{ login: string } | { problem: SignInProblem }> {
  const { data, failure } = await request(PinIssueDocument, { input: { email, idempotencyKey } });
  const payload = data?.pinIssue;
  if (payload?.login) return { login: payload.login };
  const [error] = payload?.userErrors ?? [];
  if (error) return { problem: problemOfIssue(error, email) };
  return { problem: failure ? problemOfIssueFailure(failure) : { kind: 'generic' } };
}
