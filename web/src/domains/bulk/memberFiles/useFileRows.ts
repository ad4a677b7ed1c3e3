import { useState } from 'react';
import {
  type MemberFileRowsQuery,
  type MemberUploadRowKind,
  useMemberFileRowsQuery,
} from '../../../generated/bulk/memberFiles/memberFileRows.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';

export type RowKind = MemberUploadRowKind;

type Rows = NonNullable<Extract<NonNullable<MemberFileRowsQuery['node']>, { rows: unknown }>['rows']>;
export type FileRow = Rows['nodes'][number];

/** How many rows one page of a table shows. */
const PAGE = 25;

/** The longest search that is taken. */
const SEARCH_MAX = 100;

const rowsIn = (query: MemberFileRowsQuery | undefined): Rows | null =>
  query?.node && 'rows' in query.node ? query.node.rows : null;

/** The ends of the pages before the one that is shown; another list begins without any. */
function usePageEnds(list: string) {
  const [pages, setPages] = useState<{ readonly list: string; readonly ends: readonly string[] }>({ list, ends: [] });
  const ends = pages.list === list ? pages.ends : [];
  return { ends, setEnds: (next: readonly string[]) => setPages({ list, ends: next }) };
}

/** Where one reads on from; null at the end of a list, and while that is not known. */
const endOf = (rows: Rows | null) => (rows?.pageInfo.hasNextPage ? rows.pageInfo.endCursor : null);

/** Which rows of a list are shown. */
function rangeOf(page: Rows | null, pagesBefore: number) {
  const from = pagesBefore * PAGE + 1;
  const [count, total] = page ? [page.nodes.length, page.totalCount] : [0, 0];
  return { from, to: from + count - 1, total };
}

/** The rows of one kind of a file, a page at a time: a file has up to 100,000. */
export function useFileRows(fileId: string, kind: RowKind, search: string) {
  const { ends, setEnds } = usePageEnds(`${fileId} ${kind} ${search}`);
  const { data, previousData, error, refetch } = useMemberFileRowsQuery({
    variables: {
      ...{ id: fileId, kind, first: PAGE, after: ends.at(-1) ?? null },
      search: search.slice(0, SEARCH_MAX) || null,
    },
    ...READ_AFRESH,
  });
  const page = rowsIn(data ?? previousData);
  const failure = page === null && error ? { requestId: failureOf(error)?.requestId ?? null } : null;
  // While a page is on its way, the one before it is shown, and nobody reads on from its end.
  const end = endOf(rowsIn(data));
  return {
    page,
    failure,
    readAgain: () => void refetch(),
    isPaged: page !== null && page.totalCount > PAGE,
    range: rangeOf(page, ends.length),
    previous: ends.length > 0 ? () => setEnds(ends.slice(0, -1)) : null,
    next: end === null ? null : () => setEnds([...ends, end]),
  };
}
