import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useIntl } from 'react-intl';
import { upgradeTexts } from './upgradeMessages.ts';

/** An amount that does not hold for the team, struck out. */
export function FormerAmount({ children }: { children: string }) {
  const { formatMessage } = useIntl();
  return (
    <Box component="s" sx={{ color: 'text.secondary', textDecorationThickness: '1.5px' }}>
      <Box component="span" sx={visuallyHidden}>
        {formatMessage(upgradeTexts.insteadOf)}{' '}
      </Box>
      {children}
    </Box>
  );
}
