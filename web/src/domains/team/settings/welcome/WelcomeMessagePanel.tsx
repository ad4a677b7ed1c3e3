import { useIntl } from 'react-intl';
import { useWelcomeMessageQuery } from '../../../../generated/team/settings/welcome/welcomeMessage.ts';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../../lib/apollo/useKnownTeam.ts';
import { LastChange } from '../../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../../ui/settings/PanelBody.tsx';
import { welcomeTexts } from './welcomeMessages.ts';
import { WelcomeSetting } from './WelcomeSetting.tsx';

/** What people read when they come into the team. */
export default function WelcomeMessagePanel() {
  const { formatMessage } = useIntl();
  const query = useWelcomeMessageQuery(READ_AFRESH);
  const read = useKnownTeam(query, ({ welcomeMessage }) => welcomeMessage !== null);
  const readAgain = () =>
    query.refetch().then(
      (answer) => answer.data?.viewer.team?.welcomeMessage ?? null,
      () => null,
    );
  return (
    <PanelBody
      intro={formatMessage(welcomeTexts.intro)}
      read={read}
      failedText={formatMessage(welcomeTexts.loadFailed)}
    >
      {({ welcomeMessage, settingChange }) => (
        <>
          {welcomeMessage && <WelcomeSetting saved={welcomeMessage} readAgain={readAgain} />}
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
