import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { saveCsvFile } from '../../../lib/csv/csvFile.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ImportIcon } from '../../../ui/icons.tsx';
import type { ChannelFile } from './channelFile.ts';
import { failedRowsCsv } from './failedRowsCsv.ts';
import { readAllErrors } from './rowErrorsOf.ts';
import { templateTexts } from './templateMessages.ts';

type Upload = Pick<ChannelFile, 'id' | 'templateId'>;

/** Saves the rows that cannot be done or could not, with why, as a file that can be mended and sent again. */
export function FailedRowsButton({ upload, columns }: { upload: Upload; columns: readonly string[] }) {
  const intl = useIntl();
  const client = useApolloClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    const rows = await readAllErrors(client, upload.id);
    if (rows) saveCsvFile(`${upload.templateId}_channels_failed`, await failedRowsCsv(rows, columns, intl));
    setState(rows ? 'idle' : 'failed');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <BusyButton size="small" busy={state === 'busy'} startIcon={<ImportIcon />} onClick={() => void save()}>
        {intl.formatMessage(templateTexts.downloadFailedRows)}
      </BusyButton>
      {state === 'failed' && <Alert severity="error">{intl.formatMessage(templateTexts.failedRowsUnread)}</Alert>}
    </Box>
  );
}
