import { type ImportProblemsQuery, useImportProblemsQuery } from '../../../generated/import/list/importProblems.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useTurnedList } from '../../../lib/apollo/useTurnedList.ts';

type Problems = NonNullable<Extract<NonNullable<ImportProblemsQuery['node']>, { problems: unknown }>['problems']>;

/** Something of an archive that could not be brought over as it is. */
export type Problem = Problems['nodes'][number];

/** How many problems one page shows. */
const PAGE = 25;

const problemsIn = (query: ImportProblemsQuery | null | undefined): Problems | null =>
  query?.node && 'problems' in query.node ? query.node.problems : null;

/** What of an archive could not be brought over as it is, a page at a time: there may be very many. */
export function useProblems(id: string) {
  const { variables, listOf } = useTurnedList(id, PAGE);
  return listOf(useImportProblemsQuery({ variables: { id, ...variables }, ...READ_AFRESH }), problemsIn);
}
