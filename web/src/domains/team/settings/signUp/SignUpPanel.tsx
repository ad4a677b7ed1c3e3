import { useIntl } from 'react-intl';
import { useSignUpQuery, type SignUpQuery } from '../../../../generated/team/settings/signUp/signUp.ts';
import { useKnownTeam } from '../../../../lib/apollo/useKnownTeam.ts';
import type { TeamOf } from '../../../../lib/graphql/teamOf.ts';
import { LastChange } from '../../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../../ui/settings/PanelBody.tsx';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';
import { SignUpForm, type SignUpTeam } from './SignUpForm.tsx';
import { signUpTexts } from './signUpMessages.ts';
import { signUpStateOf } from './signUpSave.ts';

/** What the form needs of the team; null where a part of it could not be read. */
function formTeamOf(team: TeamOf<SignUpQuery>): SignUpTeam | null {
  const state = signUpStateOf(team);
  const { domain, isAutoJoin, isPublicDomain } = team;
  return state && isPublicDomain !== null ? { ...state, domain, isAutoJoin, isPublicDomain } : null;
}

/** The settings' panel on who may join the team. */
export default function SignUpPanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useSignUpQuery(READ_AFRESH), (team) => formTeamOf(team) !== null);
  return (
    <PanelBody
      intro={formatMessage(signUpTexts.intro)}
      read={read}
      failedText={formatMessage(signUpTexts.loadFailed)}
      skeletonRows={6}
    >
      {(team) => {
        const formTeam = formTeamOf(team);
        return (
          <>
            {formTeam && <SignUpForm team={formTeam} />}
            <LastChange change={team.settingChange} />
          </>
        );
      }}
    </PanelBody>
  );
}
