import { useIntl } from 'react-intl';
import { useChannelUploadErrorsQuery } from '../../../generated/bulk/channelTemplates/channelUploadErrors.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useTurnedList } from '../../../lib/apollo/useTurnedList.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { TurnedPages } from '../../../ui/TurnedPages.tsx';
import { FromFile, ROWS_PAGE } from '../files/RowTable.tsx';
import { rowTexts } from '../files/rowMessages.ts';
import type { ChannelFile } from './channelFile.ts';
import { FailedRowsButton } from './FailedRowsButton.tsx';
import { errorsIn, type RowError } from './rowErrorsOf.ts';
import { problemText } from './rowMessages.ts';
import { templateTexts } from './templateMessages.ts';

type Upload = Pick<ChannelFile, 'id' | 'templateId'>;

function ErrorTable({ rows }: { rows: readonly RowError[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const columns = [
    { key: 'line', label: formatMessage(rowTexts.line), kind: 'short' },
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
      problemText(problem, { formatMessage }),
      <FromFile key="value" text={value} />,
    ],
  }));
  return <PlainTable label={formatMessage(rowTexts.failed)} columns={columns} rows={lines} />;
}

/** The rows of an upload that failed, page by page. */
export function RowErrors({ upload, columns }: { upload: Upload; columns: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { variables, listOf } = useTurnedList(upload.id, ROWS_PAGE);
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
