import type { ApolloCache } from '@apollo/client';

/** What depends on the team's plan, beside the plan itself: read again where it is shown. */
const BY_PLAN = ['planGate', 'fileStorage', 'usage', 'planOffers'];

/** Drops what the cache knows of some fields of a team: they are read again where they are shown. */
export const dropTeamFields = (cache: ApolloCache, teamId: string, fields: readonly string[]): void => {
  const id = cache.identify({ __typename: 'Team', id: teamId });
  if (id === undefined) return;
  for (const fieldName of fields) cache.evict({ id, fieldName });
};

/** Drops what the cache knows of the plan's limits: the team is on another plan from now on. */
export const dropLimits = (cache: ApolloCache, teamId: string): void => dropTeamFields(cache, teamId, BY_PLAN);
