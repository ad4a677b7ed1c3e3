import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { SignOutIcon } from '../../ui/icons.tsx';
import { membershipTexts } from './membershipMessages.ts';
import { LeaveTeamDialog } from './onDemand.ts';

/** The dialog's word in the address. */
const LEAVE = 'leave';

/**
 * The way out of the team. It is there for everybody: where leaving is refused, the dialog says why. The dialog lives in
 * the address.
 */
export function LeaveTeamSection() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
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
      <Button
        color="secondary"
        variant="outlined"
        startIcon={<SignOutIcon />}
        onClick={() => setParams({ dialog: LEAVE })}
      >
        {formatMessage(membershipTexts.leave)}
      </Button>
      {params.get('dialog') === LEAVE && (
        <Suspense fallback={null}>
          <LeaveTeamDialog membershipId={null} onClose={() => setParams({ dialog: null }, { replace: true })} />
        </Suspense>
      )}
    </Box>
  );
}
