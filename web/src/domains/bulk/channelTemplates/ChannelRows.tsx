import { type IntlShape, useIntl } from 'react-intl';
import {
  type ChannelUploadRowsQuery,
  useChannelUploadRowsQuery,
} from '../../../generated/bulk/channelTemplates/channelUploadRows.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useTurnedList } from '../../../lib/apollo/useTurnedList.ts';
import { plainList } from '../../../lib/intl/formats.ts';
import { ChangeList } from '../files/ChangeList.tsx';
import { rowPhrases, rowTexts } from '../files/rowMessages.ts';
import { FromFile, ROWS_PAGE, type RowColumns, type RowKind, RowTable, SEARCH_MAX } from '../files/RowTable.tsx';
import { previewPhrases, previewTexts } from './previewMessages.ts';
import { problemText } from './rowMessages.ts';
import { templateTexts } from './templateMessages.ts';

type Rows = NonNullable<Extract<NonNullable<ChannelUploadRowsQuery['node']>, { rows: unknown }>['rows']>;
type Row = Rows['nodes'][number];

const rowsIn = (query: ChannelUploadRowsQuery | null | undefined): Rows | null =>
  query?.node && 'rows' in query.node ? query.node.rows : null;

/** Columns that hold addresses, with colons between them. */
const ADDRESS_COLUMNS: ReadonlySet<string> = new Set(['channel_admin_emails', 'member_emails']);

/** How many addresses of a cell are shown: the file has them all. */
const FEW_ADDRESSES = 5;

/** What stands in a cell, in words. */
function wordsOf(field: string, value: string | null, intl: IntlShape): string | null {
  if (value === null || !ADDRESS_COLUMNS.has(field)) return value;
  const addresses = value.split(':');
  const shown = plainList(intl, addresses.slice(0, FEW_ADDRESSES));
  const count = addresses.length - FEW_ADDRESSES;
  return count > 0 ? intl.formatMessage(previewPhrases.addresses, { shown, count }) : shown;
}

/** What is wrong with a row, with what stands there. */
function detailsOf({ problem, value }: Row, { formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  if (!problem) return '';
  const details = problemText(problem, { formatMessage });
  // That is a number of cells, which says nothing beside the sentence.
  const hasValue = value !== null && value !== '' && problem !== 'CELLS_MISSING';
  return hasValue ? formatMessage(rowPhrases.problem, { details, value }) : details;
}

/** What a table of rows says of each: what changes, what is wrong, or nothing but the channel. */
export type RowForm = 'changes' | 'problems' | 'names';

function useTable(form: RowForm): RowColumns<Row> {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const line = { key: 'line', label: formatMessage(rowTexts.line), kind: 'short' } as const;
  const channel = { key: 'channel', label: formatMessage(templateTexts.channel), kind: 'name' } as const;
  const begin = (row: Row) => [formatNumber(row.line), <FromFile key="channel" text={row.channelName} />];
  if (form === 'names') return { columns: [line, channel], cellsOf: begin };
  if (form === 'problems') {
    return {
      columns: [
        ...[line, channel],
        { key: 'column', label: formatMessage(templateTexts.column), kind: 'short' },
        { key: 'details', label: formatMessage(rowTexts.details), kind: 'text' },
      ],
      cellsOf: (row) => [...begin(row), row.column, <FromFile key="details" text={detailsOf(row, intl)} />],
    };
  }
  return {
    columns: [line, channel, { key: 'changes', label: formatMessage(rowTexts.changes), kind: 'text' }],
    cellsOf: (row) => [
      ...begin(row),
      row.changes.length === 0 ? (
        formatMessage(previewTexts.alreadySo)
      ) : (
        <ChangeList
          key="changes"
          changes={row.changes.map(({ field, before, after }) => ({
            ...{ field, before: wordsOf(field, before, intl) },
            after: wordsOf(field, after, intl),
          }))}
        />
      ),
    ],
  };
}

/** Rows of a file of channels, with a search and page by page. */
export function ChannelRows({
  fileId,
  kind,
  form,
  search,
  onSearch,
}: {
  fileId: string;
  kind: RowKind;
  form: RowForm;
  search: string;
  onSearch: (search: string) => void;
}) {
  const { variables, listOf } = useTurnedList(`${fileId} ${kind} ${search}`, ROWS_PAGE);
  const read = useChannelUploadRowsQuery({
    variables: { ...{ id: fileId, kind, ...variables }, search: search.slice(0, SEARCH_MAX) || null },
    ...READ_AFRESH,
  });
  return (
    <RowTable list={listOf(read, rowsIn)} kind={kind} table={useTable(form)} search={search} onSearch={onSearch} />
  );
}
