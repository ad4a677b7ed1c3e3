import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import type { MemberFile } from '../memberFiles/fileStates.ts';
import { uploadPhrases } from '../files/fileMessages.ts';
import type { FileFailure } from '../files/useFileAct.ts';
import { invitePhrases, inviteTexts } from './inviteMessages.ts';

/** Asks before the people of a file are added and the mail is sent: how many. */
export function SendDialog({
  file: { plannedCount, refusedCount },
  isBusy,
  failure,
  onSend,
  onBack,
}: {
  file: MemberFile;
  isBusy: boolean;
  failure: FileFailure | null;
  onSend: () => void;
  /** Back to the mail. */
  onBack: () => void;
}) {
  const { formatMessage } = useIntl();
  const count = { count: plannedCount };
  return (
    <ActionDialog
      title={formatMessage(invitePhrases.question, count)}
      confirmLabel={formatMessage(invitePhrases.send, count)}
      closeLabel={formatMessage(inviteTexts.edit)}
      busy={isBusy}
      onConfirm={onSend}
      onClose={onBack}
    >
      <Typography>{formatMessage(inviteTexts.sends)}</Typography>
      {refusedCount > 0 && <Typography>{formatMessage(uploadPhrases.leftOut, { count: refusedCount })}</Typography>}
      {failure && <FailureAlert text={formatMessage(failure.text)} {...failure.undone} />}
    </ActionDialog>
  );
}
