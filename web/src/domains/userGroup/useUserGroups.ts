import { type UserGroupsQuery, UserGroupsDocument } from '../../generated/userGroup/userGroups.ts';
import { READ_AFRESH } from '../../lib/apollo/inPlace.ts';
import { usePagedList } from '../../lib/apollo/usePagedList.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { useFieldPolicies } from '../field/shared/useFieldPolicies.ts';

/** So many user groups are read at a time. */
const PAGE = 50;

/** A user group of the list. */
export type ListedGroup = NonNullable<TeamOf<UserGroupsQuery>['userGroups']>['nodes'][number];

const groupsOf = ({ viewer }: UserGroupsQuery) => viewer.team?.userGroups;

/** The user groups whose names fit the search, page by page; read afresh whenever the list is opened. */
export function useUserGroups(search: string) {
  useFieldPolicies();
  const variables = { first: PAGE, search: search === '' ? null : search };
  const { data, ...groups } = usePagedList(UserGroupsDocument, groupsOf, { ...READ_AFRESH, variables });
  return { ...groups, teamId: data?.viewer.team?.id ?? null };
}
