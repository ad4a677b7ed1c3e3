import { useRef, useState } from 'react';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { findWays } from './choiceStep.ts';
import { type IssuedPin, issuePin } from './pinIssue.ts';
import { authenticate } from './pinAuthenticate.ts';
import type { SignInProblem } from './signInProblem.ts';
import type { PinNote, SignInState } from './signInState.ts';

/**
 * The two steps of signing in, and the one between them of teams that offer more than the PIN. Each function answers what went wrong, or null when it went on.
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

  const goOn = (email: string, note: PinNote, result: IssuedPin): SignInProblem | null => {
    if ('login' in result) {
      enterPinStep(email, result.login, note);
      return null;
    }
    const inHand = handles.current.get(email);
    if (result.problem.kind === 'tooMany' && inHand !== undefined && note === 'sent') {
      enterPinStep(email, inHand, 'stillValid');
      return null;
    }
    return result.problem;
  };

  const askForPin = async (email: string, note: PinNote) => goOn(email, note, await issuePin(email, false, issueKeys));

  const submitEmail = async (email: string): Promise<SignInProblem | null> => {
    const result = await issuePin(email, true, issueKeys);
    if ('login' in result || result.otherWay === undefined) return goOn(email, 'sent', result);
    const found = await findWays(email);
    if ('problem' in found) return found.problem;
    const offersPin = result.otherWay === 'offered' && !found.isWithoutPin;
    if (found.ways.length > 0) {
      setState({ step: 'choice', email, ways: found.ways, offersPin, takesRecoveryCode: found.isWithoutPin });
      return null;
    }
    // Since it was asked, the other way may be gone.
    return offersPin ? askForPin(email, 'sent') : result.problem;
  };

  return {
    state,
    submitEmail,
    enterPin: (login: string) => enterPinStep(state.email, login, 'sent'),
    sendPinInstead: () => askForPin(state.email, 'sent'),
    resend: () => askForPin(state.email, 'resent'),
    editEmail: () => setState({ step: 'email', email: state.email }),
    submitPin: async (pin: string): Promise<SignInProblem | null> => {
      if (state.step !== 'pin') return null;
      const problem = await authenticate(state.login, pin, pinKeys);
      if (problem === null) onSignedIn();
      return problem;
    },
  };
}
