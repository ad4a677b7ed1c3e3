import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { UpgradeButton } from '../../billing/paywall/UpgradeButton.tsx';
import { usePaywall } from '../../billing/paywall/usePaywall.ts';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { approveTexts } from './approveMessages.ts';

/** Says that the plan allows no further guests, and leads to the plan that does. */
export function GuestLimitNote() {
  const { formatMessage } = useIntl();
  const { gate } = usePlanGate('GUESTS');
  const isShown = gate?.isPaywallShown ?? false;
  const { click } = usePaywall('GUESTS', isShown);
  return (
    <>
      {formatMessage(approveTexts.guestLimit)}
      {isShown && (
        <Box sx={{ mt: 1 }}>
          <UpgradeButton feature="GUESTS" size="small" onClick={click} />
        </Box>
      )}
    </>
  );
}
