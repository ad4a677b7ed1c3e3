import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { beginPhrases, consequenceTexts, questionPhrases } from './actMessages.ts';
import type { MemberFile } from './fileStates.ts';
import { uploadPhrases } from '../files/fileMessages.ts';
import type { FileAct } from '../files/useFileAct.ts';

/** Asks before the people of a file are deactivated or deleted: how many, and what that means. */
export function BeginDialog({
  mode,
  file: { plannedCount, refusedCount },
  start,
  onClose,
}: {
  mode: 'DEACTIVATE' | 'DELETE';
  file: MemberFile;
  start: FileAct;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const count = { count: plannedCount };
  const confirm = async () => {
    if (await start.run()) onClose();
  };
  return (
    <ActionDialog
      danger
      title={formatMessage(questionPhrases[mode], count)}
      confirmLabel={formatMessage(beginPhrases[mode], count)}
      busy={start.isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(consequenceTexts[mode])}</Typography>
      {refusedCount > 0 && <Typography>{formatMessage(uploadPhrases.leftOut, { count: refusedCount })}</Typography>}
      {start.failure && <FailureAlert text={formatMessage(start.failure.text)} {...start.failure.undone} />}
    </ActionDialog>
  );
}
