import { PinIssueDocument } from '../../../../generated/identity/signIn/pinIssue.ts';
import type { ActionKeys } from '../../../../lib/graphql/actionKey.ts';
import { keyedRequest } from '../../../../lib/graphql/keyedRequest.ts';
import { type SignInProblem, problemOfIssue, problemOfIssueFailure } from '../signInProblem.ts';

/** Why a recovery code brought no PIN: it is wrong, or it is for admins alone, or as without one. */
export type CodeProblem = SignInProblem | { readonly kind: 'codeInvalid' } | { readonly kind: 'codeForAdmins' };

/** Asks for a PIN by one of the team's recovery codes. */
export async function askByCode(
  email: string,
  recoveryCode: string,
  keys: ActionKeys,
): Promise<{ readonly login: string } | { readonly problem: CodeProblem }> {
  const input = { email, recoveryCode };
  const { payload, failure } = await keyedRequest(PinIssueDocument, input, ({ pinIssue }) => pinIssue, keys);
  if (payload?.login) return { login: payload.login };
  const [error] = payload?.userErrors ?? [];
  if (error?.code === 'RECOVERY_CODE_INVALID') return { problem: { kind: 'codeInvalid' } };
  if (error?.code === 'SSO_REQUIRED') return { problem: { kind: 'codeForAdmins' } };
  if (error) return { problem: problemOfIssue(error, email) };
  return { problem: failure ? problemOfIssueFailure(failure) : { kind: 'generic' } };
}
