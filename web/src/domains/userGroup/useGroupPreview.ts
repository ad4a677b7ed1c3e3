import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type UserGroupPreviewQuery, UserGroupPreviewDocument } from '../../generated/userGroup/userGroupPreview.ts';
import type { UserGroupConstraintInput } from '../../generated/userGroup/userGroupUpdate.ts';
import { failureOf } from '../../lib/apollo/failureLink.ts';
import { READ_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';

/** How long choosing has to rest before it is counted, in ms. */
export const COUNT_DEBOUNCE_MS = 400;

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

/**
 * Counts who would belong to a user group with these conditions, a moment after they were changed last.
 *
 * @param constraints null while they are not complete; the same object for as long as they are the same
 * @param userGroupId the group that is to be changed, to tell who joins and who leaves
 */
export function useGroupPreview(constraints: Constraints | null, userGroupId: string | null): GroupPreview {
  const [asked, setAsked] = useState(constraints);
  useEffect(() => {
    if (asked === constraints) return undefined;
    const timer = setTimeout(
      () => setAsked(constraints),
      asked === null || constraints === null ? 0 : COUNT_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [asked, constraints]);
  const { data, previousData, loading, error, refetch } = useQuery(
    UserGroupPreviewDocument,
    asked === null
      ? skipToken
      : {
          ...READ_IN_PLACE,
          variables: { constraints: [...asked], userGroupId, first: NAMED },
          // Members change their profiles at any time: a count of before is of no use.
          fetchPolicy: 'no-cache',
        },
  );
  const matches = (data ?? previousData)?.viewer.team?.userGroupPreview ?? null;
  const requestId = failureOf(error)?.requestId ?? null;
  const countAgain = () => void refetch().catch(() => undefined);
  if (constraints === null) return { state: 'incomplete', matches: null, requestId: null, countAgain };
  if (asked !== constraints || loading) return { state: 'counting', matches, requestId: null, countAgain };
  const counted = data?.viewer.team?.userGroupPreview ?? null;
  return { state: counted ? 'counted' : 'failed', matches: counted, requestId, countAgain };
}
