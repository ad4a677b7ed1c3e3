import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uploadTexts } from './fileMessages.ts';
import { triedOf } from './fileStates.ts';
import { RowsProgress } from './RowsProgress.tsx';
import type { FileAct } from './useFileAct.ts';

interface MovingFile {
  readonly status: string;
  readonly totalCount: number;
  readonly checkedCount: number;
  readonly plannedCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
  readonly viewerCanCancel: boolean;
}

/**
 * How far a file is that is being checked or worked off, and the way to end that.
 *
 * @param running what is being done once it is worked off
 */
export function FileProgress({
  file,
  running,
  isUnread,
  stop,
}: {
  file: MovingFile;
  running: string;
  isUnread: boolean;
  stop: FileAct;
}) {
  const { formatMessage } = useIntl();
  const isChecked = file.status === 'VALIDATING';
  const [done, total] = isChecked ? [file.checkedCount, file.totalCount] : [triedOf(file), file.plannedCount];
  const what = isChecked ? formatMessage(uploadTexts.checking) : running;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RowsProgress what={what} done={done} total={total} isUnread={isUnread} />
      {file.viewerCanCancel && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <BusyButton busy={stop.isBusy} onClick={() => void stop.run()}>
            {formatMessage(isChecked ? uploadTexts.discard : uploadTexts.stop)}
          </BusyButton>
          {!isChecked && (
            <Typography variant="body2" color="text.secondary">
              {formatMessage(uploadTexts.stopHint)}
            </Typography>
          )}
        </Box>
      )}
      {stop.failure && <FailureAlert text={formatMessage(stop.failure.text)} {...stop.failure.undone} />}
    </Box>
  );
}
