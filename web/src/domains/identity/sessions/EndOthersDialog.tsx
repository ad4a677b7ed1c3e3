import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Undone } from '../../../lib/graphql/undone.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useSessionEndOthers } from './sessionEndOthers.ts';
import { sessionPhrases, sessionTexts } from './sessionMessages.ts';

const tellResult = (count: number) =>
  showToast(
    count === 0
      ? { tone: 'info', text: sessionTexts.othersNone }
      : { tone: 'success', text: sessionPhrases.othersDone, values: { count } },
  );

/** Asks before all sessions elsewhere are ended. */
export function EndOthersDialog({
  count,
  onClose,
  onEnded,
}: {
  count: number;
  onClose: () => void;
  onEnded: () => void;
}) {
  const { formatMessage } = useIntl();
  const endOthers = useSessionEndOthers();
  // The list behind the question may change; the question stays what it was.
  const [asked] = useState(count);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Undone | null>(null);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const { endedCount, undone } = await endOthers();
    setBusy(false);
    if (endedCount === null) return setFailure(undone);
    tellResult(endedCount);
    onEnded();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(sessionTexts.othersQuestion)}
      text={formatMessage(sessionPhrases.othersText, { count: asked })}
      confirmLabel={formatMessage(sessionPhrases.othersConfirm, { count: asked })}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {failure && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert text={formatMessage(sessionTexts.othersFailed)} {...failure} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
