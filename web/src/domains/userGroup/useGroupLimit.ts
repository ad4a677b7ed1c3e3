import { useUserGroupLimitQuery } from '../../generated/userGroup/userGroupLimit.ts';
import { READ_NOW } from '../../lib/apollo/inPlace.ts';

/** Whether the team has as many user groups as it may have; null while that is not known, and where it could not be read. */
export function useGroupLimit() {
  const { data, previousData, loading } = useUserGroupLimitQuery(READ_NOW);
  const team = (data ?? previousData)?.viewer.team;
  const [limit, count] = [team?.userGroupLimit ?? null, team?.userGroups?.totalCount ?? null];
  const isFull = limit === null || count === null ? null : count >= limit;
  return { isFull, isLoading: loading && isFull === null };
}
