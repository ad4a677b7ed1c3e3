import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { type MemberFile, quarterOf, shareOf, triedOf } from './fileStates.ts';
import { filePhrases, fileTexts, runningPhrases } from './memberFileMessages.ts';
import type { FileAct } from './useFileActs.ts';

/** How far a file is that is being checked or worked off, and the way to end that. */
export function FileProgress({ file, isUnread, stop }: { file: MemberFile; isUnread: boolean; stop: FileAct }) {
  const { formatMessage } = useIntl();
  const isChecked = file.status === 'VALIDATING';
  const [done, total] = isChecked ? [file.checkedCount, file.totalCount] : [triedOf(file), file.plannedCount];
  const share = shareOf(done, total);
  const what = isChecked
    ? formatMessage(fileTexts.checking)
    : formatMessage(runningPhrases[file.mode], { count: file.plannedCount });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ProgressLine
        label={what}
        text={formatMessage(filePhrases.progress, { done, total, percent: share })}
        share={share}
        announced={formatMessage(filePhrases.announced, { what, percent: quarterOf(share) })}
      >
        <Typography variant="body2" color="text.secondary">
          {formatMessage(isUnread ? fileTexts.unread : fileTexts.leave)}
        </Typography>
      </ProgressLine>
      {file.viewerCanCancel && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <BusyButton busy={stop.isBusy} onClick={() => void stop.run()}>
            {formatMessage(isChecked ? fileTexts.discard : fileTexts.stop)}
          </BusyButton>
          {!isChecked && (
            <Typography variant="body2" color="text.secondary">
              {formatMessage(fileTexts.stopHint)}
            </Typography>
          )}
        </Box>
      )}
      {stop.failure && <FailureAlert text={formatMessage(stop.failure.text)} {...stop.failure.undone} />}
    </Box>
  );
}
