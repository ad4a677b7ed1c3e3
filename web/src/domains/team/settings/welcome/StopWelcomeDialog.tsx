import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SaveOutcome, SaveProblem } from '../../../../lib/form/saveOutcome.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { SaveProblemNote } from '../../../../ui/form/SaveProblemNote.tsx';
import { welcomeTexts } from './welcomeMessages.ts';

/** Asks before the welcome message is sent to nobody any more; does it, and closes. */
export function StopWelcomeDialog({
  hasUnsaved,
  stop,
  onStopped,
  onClose,
}: {
  /** Whether the form has changes, which are lost by it. */
  hasUnsaved: boolean;
  stop: () => Promise<SaveOutcome>;
  onStopped: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await stop();
    setBusy(false);
    if (outcome.kind !== 'saved') return setProblem(outcome);
    return onStopped();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage(welcomeTexts.stopTitle)}
      text={formatMessage(welcomeTexts.stopText)}
      confirmLabel={formatMessage(welcomeTexts.stopConfirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {hasUnsaved && <DialogContentText sx={{ mt: 1.5 }}>{formatMessage(welcomeTexts.stopUnsaved)}</DialogContentText>}
      {problem && (
        <Box sx={{ mt: 2 }}>
          <SaveProblemNote problem={problem} texts={{ failed: formatMessage(welcomeTexts.saveFailed) }} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
