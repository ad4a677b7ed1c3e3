import { useIntl } from 'react-intl';
import { useOrganisationQuery } from '../../../generated/team/settings/organisation.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { AutoJoinRow } from './AutoJoinRow.tsx';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { organisationTexts } from './organisationMessages.ts';

/** Whether the team takes in everybody of its domain by themselves. */
export default function OrganisationPanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useOrganisationQuery(READ_AFRESH), () => true);
  const { known } = read;
  // The parts that can be missing alone.
  const canEdit = useLastKnown(known?.viewerCanEdit ?? null);
  const anotherTeamAutoJoins = useLastKnown(known?.anotherTeamAutoJoins ?? null);
  const readAgain = () => void read.readAgain();
  return (
    <PanelBody
      intro={formatMessage(organisationTexts.intro)}
      read={read}
      failedText={formatMessage(organisationTexts.failed)}
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
          <LastChange change={team.settingChange} />
        </>
      )}
    </PanelBody>
  );
}
