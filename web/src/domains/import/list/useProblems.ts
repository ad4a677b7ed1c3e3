import { useState } from 'react';
import { type ImportProblemsQuery, useImportProblemsQuery } from '../../../generated/import/list/importProblems.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';

type Problems = NonNullable<Extract<NonNullable<ImportProblemsQuery['node']>, { problems: unknown }>['problems']>;

/** How many problems one page shows. */
const PAGE = 25;

const problemsIn = (query: ImportProblemsQuery | undefined): Problems | null =>
  query?.node && 'problems' in query.node ? query.node.problems : null;

/** Where one reads on from; null at the end of the list, and while that is not known. */
const endOf = (problems: Problems | null) => (problems?.pageInfo.hasNextPage ? problems.pageInfo.endCursor : null);

/** Which problems are shown. */
function rangeOf(page: Problems | null, pagesBefore: number) {
  const from = pagesBefore * PAGE + 1;
  const [count, total] = page ? [page.nodes.length, page.totalCount] : [0, 0];
  return { from, to: from + count - 1, total };
}

/** What of an archive could not be brought over as it is, a page at a time: there may be very many. */
export function useProblems(id: string) {
  const [ends, setEnds] = useState<readonly string[]>([]);
  const { data, previousData, loading, error, refetch } = useImportProblemsQuery({
    variables: { id, first: PAGE, after: ends.at(-1) ?? null },
    ...READ_AFRESH,
  });
  const read = problemsIn(data);
  const page = read ?? problemsIn(previousData);
  // While a page is on its way, the one before it is shown, and nobody reads on from its end.
  const end = endOf(read);
  return {
    page,
    failure: page === null && !loading ? { requestId: failureOf(error)?.requestId ?? null } : null,
    readAgain: () => void refetch(),
    isPaged: page !== null && page.totalCount > PAGE,
    range: rangeOf(page, ends.length),
    previous: ends.length > 0 ? () => setEnds(ends.slice(0, -1)) : null,
    next: end === null ? null : () => setEnds([...ends, end]),
  };
}
