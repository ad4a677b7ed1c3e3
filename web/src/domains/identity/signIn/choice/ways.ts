import { SignInOptionsDocument } from '../../../../generated/identity/signIn/choice/signInOptions.ts';
import { request } from '../../../../lib/graphql/request.ts';
import { type SignInProblem, problemOfIssueFailure } from '../signInProblem.ts';

/** A way in besides the PIN, and where it begins; Google has no label of its own. */
export type Way = { readonly label: string | null; readonly startPath: string };

export type Ways = {
  readonly ways: readonly Way[];
  /** Whether nobody of the team is mailed a PIN. */
  readonly isWithoutPin: boolean;
};

/** Asks which ways in there are for an address. */
export async function readWays(email: string): Promise<Ways | { problem: SignInProblem }> {
  const { data, failure } = await request(SignInOptionsDocument, { email });
  if (!data) return { problem: failure ? problemOfIssueFailure(failure) : { kind: 'generic' } };
  const { pin, google, saml } = data.signInOptions;
  const ways = [...(saml ? [saml] : []), ...(google ? [{ label: null, startPath: google.startPath }] : [])];
  return { ways, isWithoutPin: pin === 'NOBODY' };
}
