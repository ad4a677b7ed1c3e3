import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ImportIcon } from '../../../ui/icons.tsx';
import { uploadTexts } from './fileMessages.ts';
import { type AddressAnswer, useDownload } from './useDownload.ts';

/** Has the services write a file, and the browser save it. */
export function DownloadButton({
  label,
  fileName,
  ask,
}: {
  label: string;
  /** What it is saved as. */
  fileName: string;
  /** Asks for the address of the file. */
  ask: () => Promise<AddressAnswer>;
}) {
  const { formatMessage } = useIntl();
  const { isBusy, failure, begin } = useDownload();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <BusyButton size="small" busy={isBusy} startIcon={<ImportIcon />} onClick={() => void begin(ask, fileName)}>
        {label}
      </BusyButton>
      {failure && <FailureAlert text={formatMessage(uploadTexts.downloadFailed)} requestId={failure.requestId} />}
    </Box>
  );
}
