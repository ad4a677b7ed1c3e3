import { type UserGroupFieldsQuery, useUserGroupFieldsQuery } from '../../generated/userGroup/userGroupFields.ts';
import { READ_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { useKnownTeam } from '../../lib/graphql/useKnownTeam.ts';
import { useFieldPolicies } from '../field/fragments/useFieldPolicies.ts';

/** A field that a condition can be about. */
export type GroupField = NonNullable<TeamOf<UserGroupFieldsQuery>['customFields']>[number];

/** The fields from which user groups are built, read afresh whenever a form is opened. */
export function useGroupFields() {
  useFieldPolicies();
  return useKnownTeam(
    useUserGroupFieldsQuery({ ...READ_IN_PLACE, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
    ({ customFields }) => customFields !== null,
  );
}
