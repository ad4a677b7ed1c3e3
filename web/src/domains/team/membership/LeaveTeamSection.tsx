import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { LeaveTeamButton } from './LeaveTeamButton.tsx';
import { membershipTexts } from './membershipMessages.ts';

/**
 * The way out of the team. It is there for everybody: where leaving is refused, the dialog says why.
 */
export function LeaveTeamSection() {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
        ...{ mt: 3, pt: 2.5, px: 2.5, borderTop: 1, borderColor: 'line.soft' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3" component="h2" id={id}>
          {formatMessage(membershipTexts.leaveTitle)}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {formatMessage(membershipTexts.leaveText)}
        </Typography>
      </Box>
      <LeaveTeamButton />
    </Box>
  );
}
