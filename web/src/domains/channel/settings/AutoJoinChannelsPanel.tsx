import { useIntl } from 'react-intl';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { AutoJoinList } from './AutoJoinList.tsx';
import { autoJoinTexts } from './autoJoinMessages.ts';

/** Which channels everybody joins. */
export default function AutoJoinChannelsPanel() {
  const { formatMessage } = useIntl();
  const { gate, isLoading } = usePlanGate('AUTO_JOIN_CHANNELS');
  return (
    <AutoJoinList
      gate={gate}
      isLoading={isLoading}
      paywall={<PlanPaywall feature="AUTO_JOIN_CHANNELS" text={formatMessage(autoJoinTexts.paywall)} gate={gate} />}
    />
  );
}
