import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChannelUploadErrorsQuery } from '../../../generated/bulk/channelTemplates/channelUploadErrors.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { saveCsvFile } from '../../../lib/csv/csvFile.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ImportIcon } from '../../../ui/icons.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { failedRowsCsv } from './failedRowsCsv.ts';
import { errorsIn, readAllErrors, type RowError } from './rowErrorsOf.ts';
import { rowTexts } from './rowMessages.ts';
import { templatePhrases, templateTexts } from './templateMessages.ts';

/** How many rows one page of the table shows. */
const PAGE = 25;

/** What stands in the file, however long it is without a space: it leaves the other columns their room. */
const FromFile = ({ text }: { text: string | null }) => <bdi style={{ overflowWrap: 'anywhere' }}>{text}</bdi>;

function ErrorTable({ rows }: { rows: readonly RowError[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const columns = [
    { key: 'line', label: formatMessage(templateTexts.line), kind: 'short' },
    { key: 'channel', label: formatMessage(templateTexts.channel), kind: 'name' },
    { key: 'column', label: formatMessage(templateTexts.column), kind: 'short' },
    { key: 'wrong', label: formatMessage(templateTexts.wrong), kind: 'text' },
    { key: 'value', label: formatMessage(templateTexts.value), kind: 'text' },
  ] as const;
  const lines = rows.map(({ line, channelName, column, problem, value }) => ({
    key: String(line),
    cells: [
      formatNumber(line),
      <FromFile key="name" text={channelName} />,
      column ?? '',
      formatMessage(rowTexts[problem]),
      <FromFile key="value" text={value} />,
    ],
  }));
  return <PlainTable label={formatMessage(templateTexts.errorsTitle)} columns={columns} rows={lines} />;
}

/** Saves the rows that failed, with why, as a file that can be mended and sent again. */
function FailedRowsButton({ upload, columns }: { upload: Upload; columns: readonly string[] }) {
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
      <BusyButton busy={state === 'busy'} startIcon={<ImportIcon />} onClick={() => void save()}>
        {intl.formatMessage(templateTexts.downloadFailedRows)}
      </BusyButton>
      {state === 'failed' && <Alert severity="error">{intl.formatMessage(templateTexts.failedRowsUnread)}</Alert>}
    </Box>
  );
}

type Upload = { readonly id: string; readonly templateId: string };

/** The rows of an upload that failed, page by page. */
export function RowErrors({ upload, columns }: { upload: Upload; columns: readonly string[] }) {
  const { formatMessage } = useIntl();
  // The ends of the pages before the one that is shown.
  const [ends, setEnds] = useState<readonly string[]>([]);
  const { data, previousData, error, refetch } = useChannelUploadErrorsQuery({
    variables: { id: upload.id, first: PAGE, after: ends.at(-1) ?? null },
    ...READ_AFRESH,
  });
  const page = errorsIn(data ?? previousData);
  if (!page) {
    if (!error) return <TextSkeleton lines={4} />;
    const title = formatMessage(templateTexts.errorsFailed);
    return <ErrorState compact title={title} requestId={failureOf(error)?.requestId} onRetry={() => void refetch()} />;
  }
  const from = ends.length * PAGE + 1;
  const end = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  const values = { from, to: from + page.nodes.length - 1, total: page.totalCount };
  return (
    <>
      <ErrorTable rows={page.nodes} />
      {page.totalCount > PAGE && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Button size="small" disabled={ends.length === 0} onClick={() => setEnds(ends.slice(0, -1))}>
            {formatMessage(templateTexts.previous)}
          </Button>
          <Button size="small" disabled={end === null} onClick={() => end !== null && setEnds([...ends, end])}>
            {formatMessage(templateTexts.next)}
          </Button>
          <Typography role="status" variant="body2" color="text.secondary">
            {formatMessage(templatePhrases.range, values)}
          </Typography>
        </Box>
      )}
      <FailedRowsButton upload={upload} columns={columns} />
    </>
  );
}
