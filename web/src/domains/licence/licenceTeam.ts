import { useLicenceTeamQuery } from '../../generated/licence/licenceTeam.ts';

const IN_PLACE = { errorPolicy: 'all', context: { errorInPlace: true }, notifyOnNetworkStatusChange: true } as const;

/**
 * Reads the team's plan and licences. `isFresh` asks the services even where the cache has them: what other admins have
 * assigned meanwhile is known only there.
 */
export const useLicenceTeam = ({ isFresh = false }: { isFresh?: boolean } = {}) => {
  const { data, loading, error, refetch } = useLicenceTeamQuery({
    ...IN_PLACE,
    ...(isFresh && { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
  });
  return { team: data?.viewer.team ?? null, isLoading: loading, error, refetch };
};
