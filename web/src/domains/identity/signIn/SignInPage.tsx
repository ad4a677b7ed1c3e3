import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { warm } from '../../../lib/scheduling/warm.ts';
import type { ProviderProblem } from '@muster/schema/formats/signInProblem';
import { ChoiceStep, ProviderProblemNote } from './choiceStep.ts';
import { EmailStep } from './EmailStep.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { signInMessages } from './messages.ts';
import { useSignIn } from './useSignIn.ts';

// Fetched while the mail is on its way.
const loadPinStep = () => import('./PinStep.tsx');
const PinStep = lazy(async () => ({ default: (await loadPinStep()).PinStep }));
const ExternalLogin = lazy(() => import('./ExternalLogin.tsx'));

/**
 * Signing in with a work e-mail address and a one-time PIN, or at another site where the team offers that.
 * States: the address, the choice of the way, the PIN, each idle, busy and refused; a notice where the session was ended by
 * force, or the other site has signed nobody in.
 */
export function SignInPage({
  wasSignedOut,
  providerProblem,
  offersExternalLogin,
  onSignedIn,
}: {
  wasSignedOut: boolean;
  /** Why somebody came back from another site without being signed in. */
  providerProblem: ProviderProblem | null;
  offersExternalLogin: boolean;
  onSignedIn: () => void;
}) {
  const { formatMessage } = useIntl();
  const { state, submitEmail, enterPin, sendPinInstead, submitPin, resend, editEmail } = useSignIn(onSignedIn);
  return (
    <IdentityFrame>
      <Typography variant="h1" sx={{ fontSize: '1.75rem', letterSpacing: '-0.025em', mb: 1 }}>
        {formatMessage(signInMessages.title)}
      </Typography>
      {state.step === 'email' ? (
        <>
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {formatMessage(signInMessages.intro)}
          </Typography>
          {wasSignedOut && (
            <Alert severity="info" sx={{ mb: 3 }}>
              {formatMessage(signInMessages.signedOut)}
            </Alert>
          )}
          {providerProblem && (
            <Suspense fallback={null}>
              <ProviderProblemNote problem={providerProblem} />
            </Suspense>
          )}
          <EmailStep
            email={state.email}
            onSubmit={(email) => {
              warm(loadPinStep);
              return submitEmail(email);
            }}
          />
        </>
      ) : (
        <Suspense fallback={null}>
          {state.step === 'choice' ? (
            <ChoiceStep state={state} onPin={sendPinInstead} onPinSent={enterPin} onEditEmail={editEmail} />
          ) : (
            <PinStep state={state} onSubmit={submitPin} onResend={resend} onEditEmail={editEmail} />
          )}
        </Suspense>
      )}
      {state.step === 'email' && offersExternalLogin && (
        <Suspense fallback={null}>
          <ExternalLogin />
        </Suspense>
      )}
    </IdentityFrame>
  );
}
