import { useIntl } from 'react-intl';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { AutoJoinList } from './AutoJoinList.tsx';
import { autoJoinTexts } from './autoJoinMessages.ts';

/** Which channels everybody joins. */
export default function AutoJoinChannelsPanel() {
  const { formatMessage } = useIntl();
  const plan = usePlanGate('AUTO_JOIN_CHANNELS');
  return (
    <AutoJoinList
      {...plan}
      paywall={
        <PlanPaywall feature="AUTO_JOIN_CHANNELS" text={formatMessage(autoJoinTexts.paywall)} gate={plan.gate} />
      }
    />
  );
}
