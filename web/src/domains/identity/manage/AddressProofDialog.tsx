import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { pinFormat } from '@muster/schema/formats/pin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSingleField } from '../../../lib/form/useSingleField.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PinField } from '../signIn/PinField.tsx';
import { ResendPin } from '../signIn/ResendPin.tsx';
import { proofMessages, signInMessages, signInPhrases } from '../signIn/messages.ts';
import { type SignInProblem, isAboutPin } from '../signIn/signInProblem.ts';
import type { PinNote } from '../signIn/signInState.ts';
import { useProblemText } from '../signIn/useProblemText.ts';
import { useAddressPin, useAddressProof } from './addressProof.ts';

/** Takes the PIN that shows that the viewer's address is their own; their other teams are listed then, and the dialog is gone. */
export default function AddressProofDialog({
  email,
  note: firstNote,
  onClose,
}: {
  email: string;
  note: PinNote;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const mailPin = useAddressPin(email);
  const prove = useAddressProof();
  const [{ note, issue }, setIssued] = useState({ note: firstNote, issue: 1 });
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const field = useSingleField(pinFormat, '', async (pin) => {
    setProblem(null);
    const found = await prove(pin);
    setProblem(found);
    if (found === null) onClose();
    return found === null;
  });
  const resend = async () => {
    field.reset();
    const { problem: found, isNeeded } = await mailPin();
    if (!isNeeded) return onClose();
    setProblem(found);
    if (found === null) setIssued({ note: 'resent', issue: issue + 1 });
    return undefined;
  };
  const isAbove = problem !== null && !isAboutPin(problem);
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={formatMessage(proofMessages.title)}
      submitLabel={formatMessage(proofMessages.submit)}
      busy={field.busy}
      failure={isAbove ? { text: textOf(problem), requestId: null } : null}
      onSubmit={(event) => void field.submit(event)}
      onClose={onClose}
    >
      <div role="status">
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {formatMessage(signInPhrases.sentTo, { email })}
        </Typography>
        {note !== 'sent' && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {formatMessage(signInMessages[note])}
          </Alert>
        )}
      </div>
      <PinField field={field} problem={isAbove ? null : problem} onEdit={() => setProblem(null)} />
      <ResendPin issue={issue} disabled={field.busy} onResend={resend} />
    </FormDialog>
  );
}
