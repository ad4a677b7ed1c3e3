import { useIntl } from 'react-intl';
import { useSignUpQuery, type SignUpQuery } from '../../../generated/team/settings/signUp.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { lastChangeOf } from '../../../ui/settings/lastChangeOf.ts';
import { READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { SignUpForm, type SignUpTeam } from './SignUpForm.tsx';
import { signUpTexts } from './signUpMessages.ts';
import { signUpStateOf } from './signUpSave.ts';

/** What the form needs of the team; null where a part of it could not be read. */
function formTeamOf(team: TeamOf<SignUpQuery> | null): SignUpTeam | null {
  if (!team) return null;
  const state = signUpStateOf(team);
  const { domain, isAutoJoin, isPublicDomain } = team;
  return state && isPublicDomain !== null ? { ...state, domain, isAutoJoin, isPublicDomain } : null;
}

/** The settings' panel on who may join the team. */
export default function SignUpPanel() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useSignUpQuery({
    ...READ_IN_PLACE,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const read = data?.viewer.team ?? null;
  const team = useLastKnown(formTeamOf(read) ? read : null);
  return (
    <PanelBody
      intro={formatMessage(signUpTexts.intro)}
      data={formTeamOf(team)}
      isLoading={loading}
      requestId={failureOf(error)?.requestId}
      failedText={formatMessage(signUpTexts.loadFailed)}
      onRetry={() => void refetch()}
      skeletonRows={6}
    >
      {(formTeam) => (
        <>
          <SignUpForm team={formTeam} />
          <LastChange change={lastChangeOf(team?.settingChange ?? null)} />
        </>
      )}
    </PanelBody>
  );
}
