import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { exportTexts } from '../chatExportMessages.ts';
import { tabPath } from './ExportTabs.tsx';
import { type ChatExport, isCompleted } from './useChatExports.ts';

/** Tells that an export which was under way a moment ago is done: it has left the list that is looked at. */
export function ReadyNotice({ exports, isOffered }: { exports: readonly ChatExport[]; isOffered: boolean }) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = exports.filter(({ id, status }) => status === 'PENDING' && !seen.includes(id));
  if (fresh.length > 0) setSeen([...seen, ...fresh.map(({ id }) => id)]);
  const isReady = exports.some((one) => isCompleted(one) && seen.includes(one.id));
  return (
    <Box role="status" sx={{ mb: isReady && isOffered ? 2 : 0 }}>
      {isReady && isOffered && (
        <Alert
          severity="success"
          role="presentation"
          sx={{ alignItems: 'center' }}
          action={<ButtonLink to={tabPath('completed')}>{formatMessage(exportTexts.show)}</ButtonLink>}
        >
          {formatMessage(exportTexts.ready)}
        </Alert>
      )}
    </Box>
  );
}
