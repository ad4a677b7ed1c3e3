import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { useViewport } from '../../../lib/viewport/useViewport.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ExportIcon } from '../../../ui/icons.tsx';
import { exportPhrases, exportTexts, formatNames } from '../chatExportMessages.ts';
import { ExportsTable } from './ExportsTable.tsx';
import { TwoLines } from './TwoLines.tsx';
import type { ChatExport } from './useChatExports.ts';
import { useDownload } from './useDownload.ts';

/**
 * The exports that are done, the newest first, with their files as long as these are there. In a narrow window the button of
 * a file stands below it: a column of its own would be out of sight.
 */
export function CompletedTable({ exports }: { exports: readonly ChatExport[] }) {
  const { formatMessage } = useIntl();
  const { tableDate, byteSize } = useFormats();
  const { isMobileWidth } = useViewport();
  const { busyId, failure, download } = useDownload();
  if (exports.length === 0)
    return <EmptyState icon={<ExportIcon />} title={formatMessage(exportTexts.noneCompleted)} />;
  const downloadOf = (one: ChatExport) =>
    one.viewerCanDownload && (
      <BusyButton
        size="small"
        busy={busyId === one.id}
        aria-label={formatMessage(exportPhrases.downloadOf, { date: tableDate(one.createdAt) })}
        onClick={() => void download(one.id)}
      >
        {formatMessage(exportTexts.download)}
      </BusyButton>
    );
  const columns = [
    { key: 'file', label: formatMessage(exportTexts.file), kind: 'short' },
    ...(isMobileWidth ? [] : [{ key: 'actions', label: formatMessage(exportTexts.actions), kind: 'short' } as const]),
  ] as const;
  const cellsOf = (one: ChatExport) => [
    <Box key="file">
      <TwoLines
        first={formatMessage(exportPhrases.file, {
          format: formatMessage(formatNames[one.format]),
          size: byteSize(one.sizeBytes),
        })}
        second={
          one.expiresAt === null || one.status === 'EXPIRED'
            ? formatMessage(exportTexts.expired)
            : formatMessage(exportPhrases.expires, { date: tableDate(one.expiresAt) })
        }
      />
      {isMobileWidth && downloadOf(one)}
    </Box>,
    ...(isMobileWidth ? [] : [<Fragment key="actions">{downloadOf(one)}</Fragment>]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure && <FailureAlert text={formatMessage(failure.text)} requestId={failure.requestId} />}
      <ExportsTable
        label={formatMessage(exportTexts.completed)}
        exports={exports}
        columns={columns}
        cellsOf={cellsOf}
      />
    </Box>
  );
}
