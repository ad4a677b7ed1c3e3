import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { RecordingDeleteDocument } from '../../../generated/recording/dialogs/recordingDelete.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ListedRecording } from '../list/useRecordings.ts';
import { recordingTexts } from '../recordingMessages.ts';
import { recordingDialogPhrases, recordingDialogTexts } from './dialogMessages.ts';

interface Problem {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

/** Asks before a recording is deleted. */
export function DeleteDialog({
  recording: { id, title: name },
  onGone,
  onClose,
}: {
  recording: ListedRecording;
  /** It is gone, by this or before. */
  onGone: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const remove = useKeyedMutation(RecordingDeleteDocument, ({ recordingDelete }) => recordingDelete);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const { payload, failure } = await remove({ recordingId: id });
    setBusy(false);
    const [error] = payload?.userErrors ?? [];
    if (payload && payload.deletedId !== null) {
      showToast({ tone: 'success', text: recordingDialogPhrases.deleted, values: { name }, cause: id });
      return onGone();
    }
    if (error?.code === 'NOT_FOUND') {
      showToast({ tone: 'info', text: recordingTexts.gone, cause: id });
      return onGone();
    }
    const text = error?.code === 'NOT_ALLOWED' ? recordingDialogTexts.notAllowed : recordingDialogTexts.deleteFailed;
    return setProblem({ text, undone: undoneBy({ payload, failure }) });
  };
  return (
    <ActionDialog
      danger
      title={formatMessage(recordingDialogPhrases.deleteQuestion, { name })}
      confirmLabel={formatMessage(recordingDialogTexts.deleteConfirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(recordingDialogTexts.deleteText)}</Typography>
      {problem && <FailureAlert text={formatMessage(problem.text)} {...problem.undone} />}
    </ActionDialog>
  );
}
