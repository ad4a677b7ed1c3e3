import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { pinFormat } from '@muster/schema/formats/pin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSingleField } from '../../../lib/form/useSingleField.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { PinField } from './PinField.tsx';
import { ResendPin } from './ResendPin.tsx';
import { StepForm } from './StepForm.tsx';
import { signInMessages, signInPhrases } from './messages.ts';
import { type SignInProblem, isAboutPin } from './signInProblem.ts';
import { useProblemText } from './useProblemText.ts';
import type { SignInState } from './signInState.ts';

/** The second step: the six digits from the mail. */
export function PinStep({
  state,
  onSubmit,
  onResend,
  onEditEmail,
}: {
  state: Extract<SignInState, { step: 'pin' }>;
  onSubmit: (pin: string) => Promise<SignInProblem | null>;
  onResend: () => Promise<SignInProblem | null>;
  onEditEmail: () => void;
}) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  // Signed in, the button stays busy until the page reloads.
  const [signedIn, setSignedIn] = useState(false);
  const field = useSingleField(pinFormat, '', async (pin) => {
    setProblem(null);
    const found = await onSubmit(pin);
    setProblem(found);
    setSignedIn(found === null);
    return found === null;
  });
  const isAbove = problem !== null && !isAboutPin(problem);
  const busy = field.busy || signedIn;
  return (
    <StepForm onSubmit={field.submit}>
      <div role="status">
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {formatMessage(signInPhrases.sentTo, { email: state.email })}{' '}
          <Link
            component="button"
            type="button"
            onClick={onEditEmail}
            disabled={busy}
            sx={{ typography: 'body1', fontWeight: 550, verticalAlign: 'baseline' }}
          >
            {formatMessage(signInMessages.editEmail)}
          </Link>
        </Typography>
        {state.note !== 'sent' && (
          <Alert severity="info" sx={{ mt: 2.5 }}>
            {formatMessage(signInMessages[state.note])}
          </Alert>
        )}
      </div>
      {problem && isAbove && <Alert severity="error">{textOf(problem)}</Alert>}
      <PinField field={field} problem={isAbove ? null : problem} onEdit={() => setProblem(null)} />
      <BusyButton type="submit" variant="contained" color="primary" size="large" busy={busy} fullWidth>
        {formatMessage(signInMessages.signIn)}
      </BusyButton>
      <ResendPin
        issue={state.issue}
        disabled={busy}
        onResend={async () => {
          field.reset();
          setProblem(await onResend());
        }}
      />
    </StepForm>
  );
}
