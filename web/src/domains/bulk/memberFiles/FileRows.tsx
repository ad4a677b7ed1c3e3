import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type IntlShape, useIntl } from 'react-intl';
import { type PlainColumn, PlainTable } from '../../../ui/PlainTable.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { TurnedPages } from '../../../ui/TurnedPages.tsx';
import { ChangeList } from './ChangeList.tsx';
import { rowPhrases, rowProblems, rowTexts } from './rowMessages.ts';
import { type FileRow, type RowKind, useFileRows } from './useFileRows.ts';

/** What a table of rows says of each: what changes, what is wrong, or nothing but whom it is about. */
export type RowForm = 'changes' | 'problems' | 'people';

const labels = {
  PLANNED: rowTexts.planned,
  UNCHANGED: rowTexts.unchanged,
  REFUSED: rowTexts.refused,
  DONE: rowTexts.done,
  FAILED: rowTexts.failed,
} as const satisfies Record<RowKind, object>;

/** Somebody's name over their address; the address alone where they have none. */
const Person = ({ name, email }: Pick<FileRow, 'name' | 'email'>) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    {name && <bdi style={{ display: 'block' }}>{name}</bdi>}
    <Box component="bdi" sx={{ display: 'block', ...(name && { color: 'text.secondary' }) }}>
      {email}
    </Box>
  </Box>
);

/** What is wrong with a row, with what stands there. */
function detailsOf({ problem }: FileRow, { formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  if (!problem) return '';
  const details = formatMessage(rowProblems[problem.code]);
  // That is a number of cells, which says nothing beside the sentence.
  const hasValue = problem.value !== '' && problem.code !== 'CELLS_MISSING';
  return hasValue ? formatMessage(rowPhrases.problem, { details, value: problem.value }) : details;
}

function useTable(form: RowForm) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const column = (key: keyof typeof rowTexts, kind: PlainColumn['kind']) => ({
    ...{ key, kind },
    label: formatMessage(rowTexts[key]),
  });
  const inFull = (key: string, text: string) => (
    <bdi key={key} style={{ overflowWrap: 'anywhere' }}>
      {text}
    </bdi>
  );
  const person = (row: FileRow) => <Person key="person" {...row} />;
  if (form === 'problems') {
    return {
      columns: [column('line', 'short'), column('field', 'short'), column('name', 'name'), column('details', 'text')],
      cellsOf: (row: FileRow) => [
        formatNumber(row.line),
        <bdi key="field">{row.problem?.field}</bdi>,
        person(row),
        inFull('details', detailsOf(row, intl)),
      ],
    };
  }
  if (form === 'people') {
    return {
      columns: [column('line', 'short'), column('name', 'name'), column('email', 'text')],
      cellsOf: (row: FileRow) => [formatNumber(row.line), inFull('name', row.name), inFull('email', row.email)],
    };
  }
  return {
    columns: [column('line', 'short'), column('person', 'name'), column('changes', 'text')],
    cellsOf: (row: FileRow) => [
      formatNumber(row.line),
      person(row),
      <ChangeList key="changes" changes={row.changes} />,
    ],
  };
}

/** Rows of a file, with a search and page by page. */
export function FileRows({
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
  const { formatMessage } = useIntl();
  const list = useFileRows(fileId, kind, search);
  const { columns, cellsOf } = useTable(form);
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
              rows={nodes.map((row) => ({ key: String(row.line), cells: cellsOf(row) }))}
            />
          )
        }
      </TurnedPages>
    </Box>
  );
}
