import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { exportTexts } from '../chatExportMessages.ts';
import { tabPath } from './ExportTabs.tsx';
import { type ChatExport, isCompleted } from './useChatExports.ts';

/** Tells that an export which was under way a moment ago is done: it has left the list that is looked at. */
export function ReadyNotice({ exports, isOffered }: { exports: readonly ChatExport[]; isOffered: boolean }) {
  const { formatMessage } = useIntl();
  const seen = useRef(new Set<string>());
  for (const { id, status } of exports) if (status === 'PENDING') seen.current.add(id);
  const isReady = exports.some((one) => isCompleted(one) && seen.current.has(one.id));
  return (
    <Box role="status" sx={{ mb: isReady && isOffered ? 2 : 0 }}>
      {isReady && isOffered && (
        <Alert
          severity="success"
          role="presentation"
          action={<ButtonLink to={tabPath('completed')}>{formatMessage(exportTexts.show)}</ButtonLink>}
        >
          {formatMessage(exportTexts.ready)}
        </Alert>
      )}
    </Box>
  );
}
