import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { signInMessages, signInPhrases } from './messages.ts';
import { useResendWait } from './useResendWait.ts';

/** Sends the PIN again, after a short wait. */
export function ResendPin({
  issue,
  disabled,
  onResend,
}: {
  /** Counts the mails: each begins the wait anew. */
  issue: number;
  disabled: boolean;
  onResend: () => Promise<void>;
}) {
  const { formatMessage } = useIntl();
  const wait = useResendWait(issue);
  const [busy, setBusy] = useState(false);
  const resend = () => {
    setBusy(true);
    onResend().then(
      () => setBusy(false),
      () => setBusy(false),
    );
  };
  return (
    <BusyButton
      variant="text"
      onClick={resend}
      disabled={disabled || wait > 0}
      busy={busy}
      fullWidth
      sx={{
        // How long to wait is there to be read: not as faint as what cannot be pressed is otherwise.
        '&.MuiButton-text.MuiButton-colorSecondary.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      {wait > 0 ? formatMessage(signInPhrases.resendIn, { seconds: wait }) : formatMessage(signInMessages.resend)}
    </BusyButton>
  );
}
