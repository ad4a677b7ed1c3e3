import type { ApolloCache } from '@apollo/client';
import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The keys under which the cache keeps people. */
const memberKeys = (cache: ApolloCache) => {
  const all: unknown = cache.extract();
  return isRecord(all) ? Object.keys(all).filter((key) => key.startsWith('Member:')) : [];
};

/** Guests cannot hold licences. */
const LICENSABLE: ReadonlySet<unknown> = new Set(['ADMIN', 'MEMBER']);

/** What the cache says of who may be given a licence, once the last one is taken or the first one is free again. */
const offerLicences = (cache: ApolloCache, areLeft: boolean) =>
  cache.batch({
    update: () => {
      for (const id of memberKeys(cache)) {
        cache.modify({
          id,
          fields: {
            viewerCanAssignLicence: (before: unknown, { readField }) => {
              const canHold = LICENSABLE.has(readField('role')) && readField('status') === 'ACTIVE';
              return readField('isLicensed') === false ? areLeft && canHold : before;
            },
          },
        });
      }
    },
  });

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
  if (unused !== undefined && hadSome !== unused > 0) offerLicences(cache, unused > 0);
  if (before?.isProPlan !== after.isProPlan) dropLimits(cache, after.id);
};
