import { useIntl } from 'react-intl';
import { useWelcomeMessageQuery } from '../../../generated/team/settings/welcomeMessage.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { lastChangeOf } from '../../../ui/settings/lastChangeOf.ts';
import { welcomeTexts } from './welcomeMessages.ts';
import { WelcomeSetting } from './WelcomeSetting.tsx';

/** What people read when they come into the team. */
export default function WelcomeMessagePanel() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useWelcomeMessageQuery({
    context: { errorInPlace: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const team = data?.viewer.team ?? null;
  const saved = useLastKnown(team?.welcomeMessage ?? null);
  const readAgain = () =>
    refetch().then(
      (answer) => answer.data?.viewer.team?.welcomeMessage ?? null,
      () => null,
    );
  return (
    <PanelBody
      intro={formatMessage(welcomeTexts.intro)}
      data={saved}
      isLoading={loading}
      requestId={failureOf(error)?.requestId}
      failedText={formatMessage(welcomeTexts.loadFailed)}
      onRetry={() => void readAgain()}
    >
      {(welcome) => (
        <>
          <WelcomeSetting saved={welcome} readAgain={readAgain} />
          <LastChange change={lastChangeOf(team?.settingChange ?? null)} />
        </>
      )}
    </PanelBody>
  );
}
