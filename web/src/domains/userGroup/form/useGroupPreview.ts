import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  type UserGroupPreviewQuery,
  UserGroupPreviewDocument,
} from '../../../generated/userGroup/form/userGroupPreview.ts';
import type { UserGroupConstraintInput } from '../../../generated/userGroup/form/userGroupUpdate.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useRested } from '../../../lib/scheduling/useRested.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';

/** How long choosing has to rest before it is counted, in ms. */
const COUNT_DEBOUNCE_MS = 400;

/** So many people are named. */
const NAMED = 10;

/** Who would belong to a user group. */
export type Matches = NonNullable<TeamOf<UserGroupPreviewQuery>['userGroupPreview']>;

type Constraints = readonly UserGroupConstraintInput[];

/** How far counting is. */
export interface GroupPreview {
  readonly state: 'incomplete' | 'counting' | 'counted' | 'failed';
  /** As counted last; null before, and where it failed. */
  readonly matches: Matches | null;
  readonly requestId: string | null;
  readonly countAgain: () => void;
}

/** The conditions once they have rested; the first that are complete are counted at once. */
function useAsked(constraints: Constraints | null): Constraints | null {
  const [hasAsked, setHasAsked] = useState(constraints !== null);
  const asked = useRested(constraints, hasAsked && constraints !== null ? COUNT_DEBOUNCE_MS : 0);
  if (hasAsked !== (asked !== null)) setHasAsked(asked !== null);
  return asked;
}

/**
 * Counts who would belong to a user group with these conditions, a moment after they were changed last.
 *
 * @param constraints null while they are not complete; the same object for as long as they are the same
 * @param userGroupId the group that is to be changed, to tell who joins and who leaves
 */
export function useGroupPreview(constraints: Constraints | null, userGroupId: string | null): GroupPreview {
  const asked = useAsked(constraints);
  const { data, previousData, loading, error, refetch } = useQuery(
    UserGroupPreviewDocument,
    asked === null
      ? skipToken
      : {
          ...IN_PLACE,
          variables: { constraints: [...asked], userGroupId, first: NAMED },
          // Members change their profiles at any time: a count of before is of no use.
          fetchPolicy: 'no-cache',
        },
  );
  const matches = (data ?? previousData)?.viewer.team?.userGroupPreview ?? null;
  const requestId = failureOf(error)?.requestId ?? null;
  const countAgain = () => void refetch();
  if (constraints === null) return { state: 'incomplete', matches: null, requestId: null, countAgain };
  if (asked !== constraints || loading) return { state: 'counting', matches, requestId: null, countAgain };
  const counted = data?.viewer.team?.userGroupPreview ?? null;
  return { state: counted ? 'counted' : 'failed', matches: counted, requestId, countAgain };
}
