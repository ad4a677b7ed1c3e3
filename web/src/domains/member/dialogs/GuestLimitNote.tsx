import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { approveTexts } from './approveMessages.ts';
import { UpgradeButton } from './UpgradeButton.tsx';
import { usePaywall, usePlanGate } from './usePlanGate.ts';

/** Says that the plan allows no further guests, and leads to the plan that does. */
export function GuestLimitNote() {
  const { formatMessage } = useIntl();
  const { gate } = usePlanGate('GUESTS');
  const isShown = gate?.isPaywallShown ?? false;
  const { click } = usePaywall('guests', isShown);
  return (
    <>
      {formatMessage(approveTexts.guestLimit)}
      {isShown && (
        <Box sx={{ mt: 1 }}>
          <UpgradeButton size="small" onClick={click} />
        </Box>
      )}
    </>
  );
}
