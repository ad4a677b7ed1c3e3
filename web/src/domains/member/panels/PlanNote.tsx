import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { UpgradeButton } from '../../billing/paywall/UpgradeButton.tsx';
import { usePaywall } from '../../billing/paywall/usePaywall.ts';
import { usePlanGate, type PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { panelPhrases, panelTexts } from './messages.ts';

/** Says what the plan limits, with the way to the plan that does not. Nothing where nothing is limited. */
export function PlanNote({ feature }: { feature: PlanGate['feature'] }) {
  const { formatMessage } = useIntl();
  const { gate } = usePlanGate(feature);
  const isLimited = gate !== null && gate.limit !== null;
  const isPaywall = isLimited && gate.isPaywallShown;
  const { click } = usePaywall(feature, isPaywall);
  if (!isLimited || gate.limit === null) return null;
  const text = () => {
    if (feature === 'ADMINS') return formatMessage(panelTexts.oneAdmin);
    if (gate.limit === 0 || gate.limit === null) return formatMessage(panelTexts.noGuests);
    return formatMessage(panelPhrases.guests, { limit: gate.limit, used: gate.used });
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5, alignItems: 'center' }}
      action={isPaywall && <UpgradeButton feature={feature} size="small" onClick={click} />}
    >
      {text()}
    </Alert>
  );
}
