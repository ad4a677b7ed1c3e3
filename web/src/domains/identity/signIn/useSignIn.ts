import { useRef, useState } from 'react';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { issuePin } from './pinIssue.ts';
import { authenticate } from './pinAuthenticate.ts';
import type { SignInProblem } from './signInProblem.ts';

/** What the PIN step says about the mail. */
export type PinNote = 'sent' | 'resent' | 'stillValid';

export type SignInState =
  | { readonly step: 'email'; readonly email: string }
  | {
      readonly step: 'pin';
      readonly email: string;
      readonly login: string;
      readonly note: PinNote;
      readonly issue: number;
    };

/**
 * The two steps of signing in. Each function answers what went wrong, or null when it went on.
 * Handles stay in hand by address: whoever edits the address and comes back within the pause goes on with the old PIN.
 */
export function useSignIn(onSignedIn: () => void) {
  const [state, setState] = useState<SignInState>({ step: 'email', email: '' });
  const handles = useRef(new Map<string, string>());
  const issues = useRef(0);
  const issueKeys = useActionKeys();
  const pinKeys = useActionKeys();

  const enterPinStep = (email: string, login: string, note: PinNote) => {
    handles.current.set(email, login);
    issues.current += 1;
    setState({ step: 'pin', email, login, note, issue: issues.current });
  };

  const askForPin = async (email: string, note: PinNote): Promise<SignInProblem | null> => {
    const result = await issuePin(email, issueKeys.keyFor({ email, issue: issues.current }));
    if ('login' in result) {
      issueKeys.settle();
      enterPinStep(email, result.login, note);
      return null;
    }
    const { problem } = result;
    if (problem.kind !== 'unreachable') issueKeys.settle();
    const inHand = handles.current.get(email);
    if (problem.kind === 'tooMany' && inHand !== undefined && note === 'sent') {
      enterPinStep(email, inHand, 'stillValid');
      return null;
    }
    return problem;
  };

  return {
    state,
    submitEmail: (email: string) => askForPin(email, 'sent'),
    resend: () => askForPin(state.email, 'resent'),
    editEmail: () => setState({ step: 'email', email: state.email }),
    submitPin: async (pin: string): Promise<SignInProblem | null> => {
      if (state.step !== 'pin') return null;
      const problem = await authenticate(state.login, pin, pinKeys.keyFor({ login: state.login, pin }));
      if (problem?.kind !== 'unreachable') pinKeys.settle();
      if (problem === null) onSignedIn();
      return problem;
    },
  };
}
