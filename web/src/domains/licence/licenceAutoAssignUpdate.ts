import { useApolloClient } from '@apollo/client/react';
import { LicenceAutoAssignUpdateDocument } from '../../generated/licence/licenceAutoAssignUpdate.ts';
import { LicenceTeamDocument } from '../../generated/licence/licenceTeam.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';
import { useDraftSave } from '../../lib/form/useDraftSave.ts';

/** Sets whether people who join from now on get a licence. Where the answer is lost it is read again how it stands. */
export function useLicenceAutoAssignUpdate() {
  const client = useApolloClient();
  const save = useDraftSave(LicenceAutoAssignUpdateDocument, (data) => data.licenceAutoAssignUpdate, {
    readAgain: () =>
      client.query({ ...IN_PLACE, query: LicenceTeamDocument, fetchPolicy: 'network-only', errorPolicy: 'none' }).then(
        ({ data }) => data?.viewer.team ?? null,
        () => null,
      ),
  });
  return (isEnabled: boolean) => save({ isEnabled });
}
