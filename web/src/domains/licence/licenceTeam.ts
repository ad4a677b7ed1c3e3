import { useLicenceTeamQuery } from '../../generated/licence/licenceTeam.ts';
import { IN_PLACE, READ_AFRESH } from '../../lib/apollo/inPlace.ts';

/**
 * Reads the team's plan and licences. `isFresh` asks the services even where the cache has them: what other admins have
 * assigned meanwhile is known only there.
 */
export const useLicenceTeam = ({ isFresh = false }: { isFresh?: boolean } = {}) => {
  const { data, loading, error, refetch } = useLicenceTeamQuery(isFresh ? READ_AFRESH : IN_PLACE);
  return { team: data?.viewer.team ?? null, isLoading: loading, error, refetch };
};
