import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uploadTexts } from './fileMessages.ts';
import type { FileAct } from './useFileAct.ts';

/** The ways on from a file that was checked: to begin, where it changes something, and to discard it. */
export function PreviewActs({
  file: { plannedCount, viewerCanCancel },
  start,
  discard,
  note = null,
  children,
}: {
  file: { readonly plannedCount: number; readonly viewerCanCancel: boolean };
  start: FileAct;
  discard: FileAct;
  /** What to know before it begins. */
  note?: string | null;
  /** The button that begins. */
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const failure = start.failure ?? discard.failure;
  return (
    <>
      {plannedCount === 0 && <Typography>{formatMessage(uploadTexts.nothing)}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {plannedCount > 0 && children}
        {viewerCanCancel && (
          <BusyButton busy={discard.isBusy} onClick={() => void discard.run()}>
            {formatMessage(uploadTexts.discard)}
          </BusyButton>
        )}
        {plannedCount > 0 && note !== null && <Typography color="text.secondary">{note}</Typography>}
      </Box>
      {failure && <FailureAlert text={formatMessage(failure.text)} {...failure.undone} />}
    </>
  );
}
