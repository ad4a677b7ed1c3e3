import {
  type MemberFileRowsQuery,
  type MemberUploadRowKind,
  useMemberFileRowsQuery,
} from '../../../generated/bulk/memberFiles/memberFileRows.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePageTurns } from '../../../lib/apollo/usePageTurns.ts';

export type RowKind = MemberUploadRowKind;

type Rows = NonNullable<Extract<NonNullable<MemberFileRowsQuery['node']>, { rows: unknown }>['rows']>;
export type FileRow = Rows['nodes'][number];

/** How many rows one page of a table shows. */
const PAGE = 25;

/** The longest search that is taken. */
const SEARCH_MAX = 100;

const rowsIn = (query: MemberFileRowsQuery | undefined): Rows | null =>
  query?.node && 'rows' in query.node ? query.node.rows : null;

/** The rows of one kind of a file, a page at a time: a file has up to 100,000. */
export function useFileRows(fileId: string, kind: RowKind, search: string) {
  const { variables, turnsOf } = usePageTurns(`${fileId} ${kind} ${search}`, PAGE);
  const { data, previousData, error, refetch } = useMemberFileRowsQuery({
    variables: {
      ...{ id: fileId, kind, ...variables },
      search: search.slice(0, SEARCH_MAX) || null,
    },
    ...READ_AFRESH,
  });
  const page = rowsIn(data ?? previousData);
  const failure = page === null && error ? { requestId: failureOf(error)?.requestId ?? null } : null;
  return {
    page,
    failure,
    readAgain: () => void refetch(),
    turns: turnsOf(page, rowsIn(data)),
  };
}
