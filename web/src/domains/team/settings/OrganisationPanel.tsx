import { useIntl } from 'react-intl';
import { useOrganisationQuery } from '../../../generated/team/settings/organisation.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { lastChangeOf } from '../../../ui/settings/lastChangeOf.ts';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { AutoJoinRow } from '../AutoJoinRow.tsx';
import { READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { organisationTexts } from './organisationMessages.ts';

/** Whether the team takes in everybody of its domain by themselves. */
export default function OrganisationPanel() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useOrganisationQuery({
    ...READ_IN_PLACE,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const known = useLastKnown(data?.viewer.team ?? null);
  // The parts that can be missing alone.
  const canEdit = useLastKnown(known?.viewerCanEdit ?? null);
  const anotherTeamAutoJoins = useLastKnown(known?.anotherTeamAutoJoins ?? null);
  const readAgain = () => void refetch();
  return (
    <PanelBody
      intro={formatMessage(organisationTexts.intro)}
      data={known}
      isLoading={loading}
      requestId={failureOf(error)?.requestId}
      failedText={formatMessage(organisationTexts.failed)}
      onRetry={readAgain}
      skeletonRows={2}
    >
      {(team) => (
        <>
          <AutoJoinRow
            team={team}
            editing={{
              canEdit: canEdit ?? false,
              anotherTeamAutoJoins: anotherTeamAutoJoins ?? false,
              readAgain,
            }}
            onSaved={readAgain}
          />
          <LastChange change={lastChangeOf(team.settingChange)} />
        </>
      )}
    </PanelBody>
  );
}
