import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { warm } from '../../../lib/scheduling/warm.ts';
import { EmailStep } from './EmailStep.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { signInMessages } from './messages.ts';
import { useSignIn } from './useSignIn.ts';

// Fetched while the mail is on its way.
const loadPinStep = () => import('./PinStep.tsx');
const PinStep = lazy(async () => ({ default: (await loadPinStep()).PinStep }));
const ExternalLogin = lazy(() => import('./ExternalLogin.tsx'));

/**
 * Signing in with a work e-mail address and a one-time PIN.
 * States: the address, the PIN, each idle, busy and refused; a notice where the session was ended by force.
 */
export function SignInPage({
  wasSignedOut,
  offersExternalLogin,
  onSignedIn,
}: {
  wasSignedOut: boolean;
  offersExternalLogin: boolean;
  onSignedIn: () => void;
}) {
  const { formatMessage } = useIntl();
  const { state, submitEmail, submitPin, resend, editEmail } = useSignIn(onSignedIn);
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
          <PinStep state={state} onSubmit={submitPin} onResend={resend} onEditEmail={editEmail} />
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
