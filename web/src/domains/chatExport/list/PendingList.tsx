import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ExportIcon } from '../../../ui/icons.tsx';
import { exportPhrases, exportTexts, failureTexts, formatNames } from '../chatExportMessages.ts';
import { useRequest } from '../useRequest.ts';
import { ExportsTable } from './ExportsTable.tsx';
import { Progress } from './Progress.tsx';
import type { ChatExport } from './useChatExports.ts';

/** What can be done stands beside how far it is, and below it where the page is narrow. */
const STATUS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, columnGap: 2, py: 0.5 };

/** The exports that are under way, and those that came to nothing, with a way to ask again. */
export function PendingList({
  teamId,
  exports,
  onCancel,
}: {
  teamId: string;
  exports: readonly ChatExport[];
  onCancel: (id: string) => void;
}) {
  const { formatMessage } = useIntl();
  const { tableDate } = useFormats();
  const { busyId, failure, requestAgain } = useRequest(teamId);
  if (exports.length === 0) return <EmptyState icon={<ExportIcon />} title={formatMessage(exportTexts.nonePending)} />;
  const columns = [
    { key: 'format', label: formatMessage(exportTexts.format), kind: 'short' },
    { key: 'status', label: formatMessage(exportTexts.status), kind: 'text' },
  ] as const;
  const action = (one: ChatExport) => {
    const date = tableDate(one.createdAt);
    if (one.viewerCanCancel) {
      return (
        <Button
          size="small"
          aria-label={formatMessage(exportPhrases.cancelOf, { date })}
          onClick={() => onCancel(one.id)}
        >
          {formatMessage(exportTexts.cancel)}
        </Button>
      );
    }
    if (one.status !== 'FAILED') return null;
    return (
      <BusyButton
        size="small"
        busy={busyId === one.id}
        aria-label={formatMessage(exportPhrases.againOf, { date })}
        onClick={() => void requestAgain(one)}
      >
        {formatMessage(exportTexts.again)}
      </BusyButton>
    );
  };
  const cellsOf = (one: ChatExport) => [
    formatMessage(formatNames[one.format]),
    <Box key="status" sx={STATUS}>
      {one.failure === null ? <Progress of={one} /> : <span>{formatMessage(failureTexts[one.failure])}</span>}
      {action(one)}
    </Box>,
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure && <FailureAlert text={formatMessage(failure.text)} {...failure.undone} />}
      <ExportsTable label={formatMessage(exportTexts.pending)} exports={exports} columns={columns} cellsOf={cellsOf} />
    </Box>
  );
}
