import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { signInMessages } from '../messages.ts';
import type { SignInProblem } from '../signInProblem.ts';
import { useProblemText } from '../useProblemText.ts';
import type { SignInState } from '../signInState.ts';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { choiceMessages, choicePhrases } from './messages.ts';

/** Links do not take it by themselves. */
const takeFocus = (link: HTMLElement | null) => link?.focus();

/** Between the two steps, where the team offers more than the PIN: which way to take, or that there is but one. */
export function ChoiceStep({
  state: { email, ways, offersPin, takesRecoveryCode },
  onPin,
  onPinSent,
  onEditEmail,
}: {
  state: Extract<SignInState, { step: 'choice' }>;
  onPin: () => Promise<SignInProblem | null>;
  /** A recovery code has brought a PIN. */
  onPinSent: (login: string) => void;
  onEditEmail: () => void;
}) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const sendPin = () => {
    setBusy(true);
    setProblem(null);
    void onPin()
      .then(setProblem)
      .finally(() => setBusy(false));
  };
  const hasChoice = offersPin || ways.length > 1;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography role="status" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {formatMessage(hasChoice ? choicePhrases.choose : choicePhrases.only, { email })}{' '}
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
      {problem && <Alert severity="error">{textOf(problem)}</Alert>}
      {ways.map(({ label, startPath }, index) => (
        <Button
          key={startPath}
          href={startPath}
          ref={index === 0 ? takeFocus : null}
          variant="contained"
          color="primary"
          size="large"
          fullWidth
          sx={{ overflowWrap: 'anywhere' }}
        >
          {label === null ? formatMessage(choiceMessages.google) : formatMessage(choicePhrases.continueWith, { label })}
        </Button>
      ))}
      {offersPin && (
        <BusyButton variant="outlined" size="large" busy={busy} onClick={sendPin} fullWidth>
          {formatMessage(choiceMessages.pin)}
        </BusyButton>
      )}
      {takesRecoveryCode && <RecoveryCodeForm email={email} onPinSent={onPinSent} />}
    </Box>
  );
}
