import { ViewerAddressPinIssueDocument } from '../../../generated/identity/manage/viewerAddressPinIssue.ts';
import { ViewerAddressProveDocument } from '../../../generated/identity/manage/viewerAddressProve.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import {
  type SignInProblem,
  problemOfIssue,
  problemOfIssueFailure,
  problemOfPin,
  problemOfPinFailure,
} from '../signIn/signInProblem.ts';

/** Has a PIN mailed to the viewer. Answers why not, or null; `isNeeded` is false where another tab has used one by now. */
export function useAddressPin(email: string): () => Promise<{ problem: SignInProblem | null; isNeeded: boolean }> {
  const issue = useKeyedMutation(ViewerAddressPinIssueDocument, (data) => data.viewerAddressPinIssue);
  return async () => {
    const { payload, failure } = await issue({});
    const [error] = payload?.userErrors ?? [];
    if (error) return { problem: problemOfIssue(error, email), isNeeded: true };
    if (payload) return { problem: null, isNeeded: payload.viewer?.isAddressProven !== true };
    return { problem: failure ? problemOfIssueFailure(failure) : { kind: 'generic' }, isNeeded: true };
  };
}

/** Shows by the PIN that the address is the viewer's: the answer brings all of their teams. Answers why not, or null. */
export function useAddressProof(): (pin: string) => Promise<SignInProblem | null> {
  const prove = useKeyedMutation(ViewerAddressProveDocument, (data) => data.viewerAddressProve);
  return async (pin) => {
    const { payload, failure } = await prove({ pin });
    const [error] = payload?.userErrors ?? [];
    if (error) return problemOfPin(error);
    if (payload) return null;
    return failure ? problemOfPinFailure(failure) : { kind: 'generic' };
  };
}
