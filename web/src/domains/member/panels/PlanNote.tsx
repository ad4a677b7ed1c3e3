import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { usePlanGate, type PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { guestLimitText } from '../addresses/guestLimitText.ts';
import { panelTexts } from './messages.ts';

/** Says what the plan limits, with the way to the plan that does not. Nothing where nothing is limited. */
export function PlanNote({ feature }: { feature: PlanGate['feature'] }) {
  const intl = useIntl();
  const { gate } = usePlanGate(feature);
  const text =
    feature === 'ADMINS' ? intl.formatMessage(panelTexts.oneAdmin) : guestLimitText(intl, gate?.limit ?? null);
  return (
    <Box sx={{ mb: 1.5, '&:empty': { display: 'none' } }}>
      <PlanPaywall feature={feature} gate={gate} text={text} />
    </Box>
  );
}
