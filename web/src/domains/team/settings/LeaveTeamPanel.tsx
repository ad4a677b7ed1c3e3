import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { LeaveTeamButton } from '../membership/LeaveTeamButton.tsx';
import { membershipTexts } from '../membership/membershipMessages.ts';

/** The way out of the team, for the viewer alone. */
export default function LeaveTeamPanel() {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
        {formatMessage(membershipTexts.leaveText)}
      </Typography>
      <LeaveTeamButton />
    </Box>
  );
}
