import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import type { MemberFile } from '../memberFiles/fileStates.ts';
import { uploadPhrases } from '../files/fileMessages.ts';
import { donePhrases } from '../memberFiles/memberFileMessages.ts';
import { invitePhrases, inviteTexts } from './inviteMessages.ts';

/** What becomes of the invites: that they are being sent, and in the end how many are. */
export function SentDialog({ file, onShown, onClose }: { file: MemberFile; onShown: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { status, plannedCount, doneCount, failedCount } = file;
  useEffect(() => onShown(), [onShown]);
  const isRunning = status === 'PROCESSING';
  const done = formatMessage(donePhrases.ADD, { count: doneCount });
  return (
    <NoticeDialog
      isReport
      maxWidth="xs"
      title={formatMessage(isRunning ? inviteTexts.sentTitle : inviteTexts.sentDone)}
      onClose={onClose}
    >
      <Typography role="status">
        {isRunning
          ? formatMessage(invitePhrases.sent, { count: plannedCount })
          : formatMessage(uploadPhrases.outcome, { done, failed: failedCount })}
      </Typography>
      {isRunning && <Typography>{formatMessage(inviteTexts.sentMail)}</Typography>}
    </NoticeDialog>
  );
}
