import type { ApolloCache } from '@apollo/client';
import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { offerLicences } from '../member/people/memberCache.ts';

/** What depends on the team's plan and is not a part of `LicenceTeam`: read again where it is shown. */
const BY_PLAN = ['planGate', 'fileStorage'];

/** What depends on how many people have a licence: each brings space for files. */
const BY_LICENCES = ['fileStorage'];

const drop = (cache: ApolloCache, teamId: string, fields: readonly string[]): void => {
  const id = cache.identify({ __typename: 'Team', id: teamId });
  if (id === undefined) return;
  for (const fieldName of fields) cache.evict({ id, fieldName });
};

/** Drops what the cache knows of the plan's limits: the team is on another plan from now on. */
export const dropLimits = (cache: ApolloCache, teamId: string): void => drop(cache, teamId, BY_PLAN);

interface TeamBefore {
  readonly isProPlan: boolean | null;
  readonly billing: Pick<
    NonNullable<LicenceTeamFragment['billing']>,
    'licensedUsersCount' | 'unusedLicencesCount'
  > | null;
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
  else if (before.billing?.licensedUsersCount !== after.billing?.licensedUsersCount) drop(cache, after.id, BY_LICENCES);
};
