import { type ImportProblemsQuery, useImportProblemsQuery } from '../../../generated/import/list/importProblems.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePageTurns } from '../../../lib/apollo/usePageTurns.ts';

type Problems = NonNullable<Extract<NonNullable<ImportProblemsQuery['node']>, { problems: unknown }>['problems']>;

/** How many problems one page shows. */
const PAGE = 25;

const problemsIn = (query: ImportProblemsQuery | undefined): Problems | null =>
  query?.node && 'problems' in query.node ? query.node.problems : null;

/** What of an archive could not be brought over as it is, a page at a time: there may be very many. */
export function useProblems(id: string) {
  const { variables, turnsOf } = usePageTurns(id, PAGE);
  const { data, previousData, loading, error, refetch } = useImportProblemsQuery({
    variables: { id, ...variables },
    ...READ_AFRESH,
  });
  const read = problemsIn(data);
  const page = read ?? problemsIn(previousData);
  return {
    page,
    failure: page === null && !loading ? { requestId: failureOf(error)?.requestId ?? null } : null,
    readAgain: () => void refetch(),
    turns: turnsOf(page, read),
  };
}
