import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAutoJoinLastChangeQuery } from '../../../generated/channel/settings/autoJoinLastChange.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import type { PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { AutoJoinForm } from './AutoJoinForm.tsx';
import { autoJoinTexts } from './autoJoinMessages.ts';
import { useAutoJoinChannels } from './useAutoJoinChannels.ts';

/** Who changed the list last; nothing where that is not known. */
function ChangedLast() {
  const { data } = useAutoJoinLastChangeQuery(READ_AFRESH);
  return <LastChange change={data?.viewer.team?.settingChange} />;
}

/** Which channels everybody joins, to be changed: in the settings, and beside the list of these channels. */
export function AutoJoinList({
  gate,
  isLoading: isGateLoading,
  readAgain: readGateAgain,
  paywall,
}: {
  gate: PlanGate | null;
  /** Whether it is not known yet what the plan allows. */
  isLoading: boolean;
  /** Reads again what the plan allows. */
  readAgain: () => void;
  /** Says what the plan gives, where nothing else does. */
  paywall?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const { channels, isLoading, requestId, readAgain } = useAutoJoinChannels();
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
          {paywall}
          <AutoJoinForm saved={saved} gate={gate} readGateAgain={readGateAgain} readAgain={readAgain} />
          <ChangedLast />
        </>
      )}
    </PanelBody>
  );
}
