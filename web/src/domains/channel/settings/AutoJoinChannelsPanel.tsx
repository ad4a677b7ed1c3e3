import { useIntl } from 'react-intl';
import { useAutoJoinLastChangeQuery } from '../../../generated/channel/settings/autoJoinLastChange.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { AutoJoinForm } from './AutoJoinForm.tsx';
import { autoJoinTexts } from './autoJoinMessages.ts';
import { useAutoJoinChannels } from './useAutoJoinChannels.ts';

/** Who changed the list last; nothing where that is not known. */
function ChangedLast() {
  const { data } = useAutoJoinLastChangeQuery(READ_AFRESH);
  return <LastChange change={data?.viewer.team?.settingChange} />;
}

/** Which channels everybody joins. */
export default function AutoJoinChannelsPanel() {
  const { formatMessage } = useIntl();
  const { channels, isLoading, requestId, readAgain } = useAutoJoinChannels();
  const { gate, isLoading: isGateLoading } = usePlanGate('AUTO_JOIN_CHANNELS');
  return (
    <PanelBody
      intro={formatMessage(autoJoinTexts.intro)}
      read={{
        known: isGateLoading ? null : channels,
        isLoading: isLoading || isGateLoading,
        requestId,
        readAgain,
      }}
      failedText={formatMessage(autoJoinTexts.loadFailed)}
    >
      {(saved) => (
        <>
          <PlanPaywall feature="AUTO_JOIN_CHANNELS" text={formatMessage(autoJoinTexts.paywall)} gate={gate} />
          <AutoJoinForm saved={saved} gate={gate} readAgain={readAgain} />
          <ChangedLast />
        </>
      )}
    </PanelBody>
  );
}
