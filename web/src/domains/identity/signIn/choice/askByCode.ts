import { PinIssueDocument } from '../../../../generated/identity/signIn/pinIssue.ts';
import { request } from '../../../../lib/graphql/request.ts';
import { type SignInProblem, problemOfIssue, problemOfIssueFailure } from '../signInProblem.ts';

/** Why a recovery code brought no PIN: it is wrong, or it is for admins alone, or as without one. */
export type CodeProblem = SignInProblem | { readonly kind: 'codeInvalid' } | { readonly kind: 'codeForAdmins' };

/** Asks for a PIN by one of the team's recovery codes. */
export async function askByCode(
  email: string,
  recoveryCode: string,
  idempotencyKey: string,
): Promise<{ readonly login: string } | { readonly problem: CodeProblem }> {
  const { data, failure } = await request(PinIssueDocument, { input: { email, recoveryCode, idempotencyKey } });
  const payload = data?.pinIssue;
  if (payload?.login) return { login: payload.login };
  const [error] = payload?.userErrors ?? [];
  if (error?.code === 'RECOVERY_CODE_INVALID') return { problem: { kind: 'codeInvalid' } };
  if (error?.code === 'SSO_REQUIRED') return { problem: { kind: 'codeForAdmins' } };
  if (error) return { problem: problemOfIssue(error, email) };
  return { problem: failure ? problemOfIssueFailure(failure) : { kind: 'generic' } };
}
