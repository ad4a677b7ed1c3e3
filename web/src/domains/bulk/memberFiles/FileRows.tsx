import Box from '@mui/material/Box';
import { type IntlShape, useIntl } from 'react-intl';
import type { PlainColumn } from '../../../ui/PlainTable.tsx';
import { ChangeList } from '../files/ChangeList.tsx';
import { rowPhrases, rowTexts } from '../files/rowMessages.ts';
import { FromFile, type RowColumns, RowTable } from '../files/RowTable.tsx';
import { personTexts, problemText } from './rowMessages.ts';
import { type FileRow, type RowKind, useFileRows } from './useFileRows.ts';

/** What a table of rows says of each: what changes, what is wrong, or nothing but whom it is about. */
export type RowForm = 'changes' | 'problems' | 'people';

const columnTexts = {
  ...{ person: personTexts.person, field: personTexts.field, name: personTexts.name, email: personTexts.email },
  ...{ line: rowTexts.line, changes: rowTexts.changes, details: rowTexts.details },
};

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
  const details = problemText(problem.code, { formatMessage });
  // That is a number of cells, which says nothing beside the sentence.
  const hasValue = problem.value !== '' && problem.code !== 'CELLS_MISSING';
  return hasValue ? formatMessage(rowPhrases.problem, { details, value: problem.value }) : details;
}

function useTable(form: RowForm): RowColumns<FileRow> {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const column = (key: keyof typeof columnTexts, kind: PlainColumn['kind']) => ({
    ...{ key, kind },
    label: formatMessage(columnTexts[key]),
  });
  const person = (row: FileRow) => <Person key="person" {...row} />;
  if (form === 'problems') {
    return {
      columns: [column('line', 'short'), column('field', 'short'), column('name', 'name'), column('details', 'text')],
      cellsOf: (row) => [
        formatNumber(row.line),
        <bdi key="field">{row.problem?.field}</bdi>,
        person(row),
        <FromFile key="details" text={detailsOf(row, intl)} />,
      ],
    };
  }
  if (form === 'people') {
    return {
      columns: [column('line', 'short'), column('name', 'name'), column('email', 'text')],
      cellsOf: (row) => [
        formatNumber(row.line),
        <FromFile key="name" text={row.name} />,
        <FromFile key="email" text={row.email} />,
      ],
    };
  }
  return {
    columns: [column('line', 'short'), column('person', 'name'), column('changes', 'text')],
    cellsOf: (row) => [formatNumber(row.line), person(row), <ChangeList key="changes" changes={row.changes} />],
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
  const list = useFileRows(fileId, kind, search);
  return <RowTable list={list} kind={kind} table={useTable(form)} search={search} onSearch={onSearch} />;
}
