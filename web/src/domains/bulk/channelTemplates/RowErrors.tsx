import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChannelUploadErrorsQuery } from '../../../generated/bulk/channelTemplates/channelUploadErrors.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useTurnedList } from '../../../lib/apollo/useTurnedList.ts';
import { saveCsvFile } from '../../../lib/csv/csvFile.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ImportIcon } from '../../../ui/icons.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { TurnedPages } from '../../../ui/TurnedPages.tsx';
import { failedRowsCsv } from './failedRowsCsv.ts';
import { errorsIn, readAllErrors, type RowError } from './rowErrorsOf.ts';
import { rowTexts } from './rowMessages.ts';
import { templateTexts } from './templateMessages.ts';

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
  const { variables, listOf } = useTurnedList(upload.id, PAGE);
  const read = useChannelUploadErrorsQuery({ variables: { id: upload.id, ...variables }, ...READ_AFRESH });
  const list = listOf(read, errorsIn);
  return (
    <>
      <TurnedPages list={list} failed={formatMessage(templateTexts.errorsFailed)}>
        {({ nodes }) => <ErrorTable rows={nodes} />}
      </TurnedPages>
      {list.page && <FailedRowsButton upload={upload} columns={columns} />}
    </>
  );
}
