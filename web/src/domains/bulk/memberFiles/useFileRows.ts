import {
  type MemberFileRowsQuery,
  type MemberUploadRowKind,
  useMemberFileRowsQuery,
} from '../../../generated/bulk/memberFiles/memberFileRows.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useTurnedList } from '../../../lib/apollo/useTurnedList.ts';
import { ROWS_PAGE, SEARCH_MAX } from '../files/RowTable.tsx';

export type RowKind = MemberUploadRowKind;

type Rows = NonNullable<Extract<NonNullable<MemberFileRowsQuery['node']>, { rows: unknown }>['rows']>;
export type FileRow = Rows['nodes'][number];

const rowsIn = (query: MemberFileRowsQuery | null | undefined): Rows | null =>
  query?.node && 'rows' in query.node ? query.node.rows : null;

/** The rows of one kind of a file, a page at a time: a file has up to 100,000. */
export function useFileRows(fileId: string, kind: RowKind, search: string) {
  const { variables, listOf } = useTurnedList(`${fileId} ${kind} ${search}`, ROWS_PAGE);
  const read = useMemberFileRowsQuery({
    variables: {
      ...{ id: fileId, kind, ...variables },
      search: search.slice(0, SEARCH_MAX) || null,
    },
    ...READ_AFRESH,
  });
  return listOf(read, rowsIn);
}
