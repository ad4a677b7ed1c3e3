import {
  type UserGroupFieldsQuery,
  useUserGroupFieldsQuery,
} from '../../../generated/userGroup/form/userGroupFields.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { useFieldPolicies } from '../../field/shared/useFieldPolicies.ts';

/** A field that a condition can be about. */
export type GroupField = NonNullable<TeamOf<UserGroupFieldsQuery>['customFields']>[number];

/** The fields from which user groups are built, read afresh whenever a form is opened. */
export function useGroupFields() {
  useFieldPolicies();
  return useKnownTeam(useUserGroupFieldsQuery(READ_AFRESH), ({ customFields }) => customFields !== null);
}
