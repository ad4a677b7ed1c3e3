import type { ApolloCache } from '@apollo/client';
import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { dropLimits, dropTeamFields } from '../billing/paywall/planLimits.ts';
import { offerLicences } from '../member/people/memberCache.ts';

/** What depends on how many people have a licence: each brings space for files. */
const BY_LICENCES = ['fileStorage'];

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
  else if (before.billing?.licensedUsersCount !== after.billing?.licensedUsersCount)
    dropTeamFields(cache, after.id, BY_LICENCES);
};
