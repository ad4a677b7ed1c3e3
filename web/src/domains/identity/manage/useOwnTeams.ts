import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { READ_WHOLE } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { useOwnTeamsQuery } from '../../../generated/identity/manage/ownTeams.ts';

/** How long after leaving a team the list is read again, in ms: some services learn of it late. */
const READ_AGAIN_AFTER_MS = 2_000;

/** The viewer's teams. One that was left is gone at once, and the list is read again a little later. */
export const useOwnTeams = () => {
  const client = useApolloClient();
  const read = useOwnTeamsQuery(READ_WHOLE);
  const { refetch } = read;
  const { known, isLoading, requestId, readAgain } = useKnown(read, (data) => data);
  const [leftId, setLeftId] = useState<string | null>(null);
  useEffect(() => {
    if (leftId === null) return undefined;
    const timer = setTimeout(() => {
      setLeftId(null);
      void refetch();
    }, READ_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leftId, refetch]);

  const viewer = known?.viewer;
  const forget = (membershipId: string) => {
    const id = client.cache.identify({ __typename: 'Viewer', id: viewer?.id ?? '' });
    const membership = client.cache.identify({ __typename: 'TeamMembership', id: membershipId });
    if (id) {
      client.cache.modify<{ teams: readonly { __ref: string }[] | null }>({
        id,
        fields: {
          teams: (teams) => (Array.isArray(teams) ? teams.filter(({ __ref }) => __ref !== membership) : teams),
        },
      });
    }
    setLeftId(membershipId);
  };
  return {
    teams: viewer?.teams ?? null,
    isAddressProven: viewer?.isAddressProven ?? null,
    isLoading,
    requestId,
    readAgain: () => void readAgain(),
    forget,
  };
};
