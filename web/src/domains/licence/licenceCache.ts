import type { ApolloCache } from '@apollo/client';
import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { offerLicences } from '../member/people/memberCache.ts';

/** What depends on the team's plan and is not a part of `LicenceTeam`: read again where it is shown. */
const DERIVED = ['planGate', 'fileStorage'];

/** Drops what the cache knows of the plan's limits: the team is on another plan from now on. */
export const dropLimits = (cache: ApolloCache, teamId: string): void => {
  const id = cache.identify({ __typename: 'Team', id: teamId });
  if (id === undefined) return;
  for (const fieldName of DERIVED) cache.evict({ id, fieldName });
};

interface TeamBefore {
  readonly isProPlan: boolean | null;
  readonly billing: { readonly unusedLicencesCount: number } | null;
}

/**
 * Follows what licences have done to a team: the team itself is in the cache already, as the mutation has answered it.
 *
 * @param before the team as it was; null where that is not known
 * @param after the team as it is now; null where the mutation could not say
 */
export const followTeam = (
  cache: ApolloCache,
  before: TeamBefore | null,
  after: LicenceTeamFragment | null | undefined,
): void => {
  if (!after) return;
  const unused = after.billing?.unusedLicencesCount;
  const hadSome = before?.billing && before.billing.unusedLicencesCount > 0;
  if (unused !== undefined && hadSome !== unused > 0) void offerLicences(cache, unused > 0);
  if (before?.isProPlan !== after.isProPlan) dropLimits(cache, after.id);
};
