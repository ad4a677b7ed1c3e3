import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { TurnedList } from '../../../lib/turnedList.ts';
import { type PlainColumn, PlainTable } from '../../../ui/PlainTable.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { TurnedPages } from '../../../ui/TurnedPages.tsx';
import { rowTexts } from './rowMessages.ts';

/** Which rows of a file a table has. */
export type RowKind = 'PLANNED' | 'UNCHANGED' | 'REFUSED' | 'DONE' | 'FAILED';

/** How many rows one page of a table shows, and the longest search that is taken. */
export const ROWS_PAGE = 25;
export const SEARCH_MAX = 100;

const labels = {
  PLANNED: rowTexts.planned,
  UNCHANGED: rowTexts.unchanged,
  REFUSED: rowTexts.refused,
  DONE: rowTexts.done,
  FAILED: rowTexts.failed,
} as const satisfies Record<RowKind, MessageDescriptor>;

/** What a table says of each row. */
export interface RowColumns<Row> {
  readonly columns: readonly PlainColumn[];
  readonly cellsOf: (row: Row) => readonly ReactNode[];
}

/** What stands in a file, however long it is without a space: it leaves the other columns their room. */
export const FromFile = ({ text }: { text: string | null | undefined }) => (
  <bdi style={{ overflowWrap: 'anywhere' }}>{text}</bdi>
);

/** Rows of a file, with a search and page by page. */
export function RowTable<Row extends { readonly line: number }>({
  list,
  kind,
  table: { columns, cellsOf },
  search,
  onSearch,
}: {
  list: TurnedList<{ readonly nodes: readonly Row[] }>;
  kind: RowKind;
  table: RowColumns<Row>;
  search: string;
  onSearch: (search: string) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ maxWidth: 320 }}>
        <SearchField value={search} onSearch={onSearch} label={formatMessage(rowTexts.search)} />
      </Box>
      <TurnedPages list={list} failed={formatMessage(rowTexts.loadFailed)}>
        {({ nodes }) =>
          nodes.length === 0 ? (
            <Typography role="status">{formatMessage(search ? rowTexts.notFound : rowTexts.none)}</Typography>
          ) : (
            <PlainTable
              label={formatMessage(labels[kind])}
              columns={columns}
              rows={nodes.map((row) => ({ key: String(row.line), cells: [...cellsOf(row)] }))}
            />
          )
        }
      </TurnedPages>
    </Box>
  );
}
