import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { UpgradeAfterRefusal } from '../../billing/paywall/UpgradeAfterRefusal.tsx';
import { approveTexts } from './approveMessages.ts';

/** Says that the plan allows no further guests, and leads to the plan that does. */
export function GuestLimitNote() {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage(approveTexts.guestLimit)}
      <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        <UpgradeAfterRefusal feature="GUESTS" />
      </Box>
    </>
  );
}
