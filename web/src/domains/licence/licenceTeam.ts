import { useLicenceTeamQuery } from '../../generated/licence/licenceTeam.ts';
import { IN_PLACE, READ_AFRESH } from '../../lib/apollo/inPlace.ts';

/**
 * Reads the team's plan and licences. `isFresh` asks the services even where the cache has them: what other admins have
 * assigned meanwhile is known only there. Unless it `isWanted`, nothing is read.
 */
export const useLicenceTeam = ({
  isFresh = false,
  isWanted = true,
}: { isFresh?: boolean; isWanted?: boolean } = {}) => {
  const options = { ...(isFresh ? READ_AFRESH : IN_PLACE), skip: !isWanted };
  const { data, loading, error, refetch } = useLicenceTeamQuery(options);
  return { team: data?.viewer.team ?? null, isLoading: loading, error, refetch };
};
