import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useBecomeAdminQuery } from '../../generated/team/becomeAdmin.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { rescueFocus } from '../../lib/focus/rescueFocus.ts';
import { membershipTexts } from './membershipMessages.ts';
import { overviewTexts } from './messages.ts';
import { BecomeAdminDialog } from './onDemand.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { READ_IN_PLACE } from '../../lib/graphql/inPlace.ts';

/** The dialog's word in the address. */
const BECOME_ADMIN = 'become-admin';

/** Tells a member that they are no admin; in a team that has none, they may become it. The dialog lives in the address. */
export function AdminStanding({ onOutdated }: { onOutdated: () => void }) {
  const { formatMessage } = useIntl();
  const { data, refetch } = useBecomeAdminQuery(READ_IN_PLACE);
  const [params, setParams] = useUrlState();
  const team = data?.viewer.team;
  if (!team?.viewerCanBecomeAdmin) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {formatMessage(overviewTexts.notAdmin)}
      </Alert>
    );
  }
  const readAgain = () => {
    // The button that opened the dialog goes where the team has an admin.
    void refetch().then(() => requestAnimationFrame(rescueFocus));
    onOutdated();
  };
  return (
    <Box sx={{ mb: 2 }}>
      <OverviewCard title={formatMessage(membershipTexts.leaderlessTitle)}>
        <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{formatMessage(membershipTexts.leaderlessText)}</Typography>
        <Button variant="contained" color="primary" onClick={() => setParams({ dialog: BECOME_ADMIN })}>
          {formatMessage(membershipTexts.becomeAdmin)}
        </Button>
      </OverviewCard>
      {params.get('dialog') === BECOME_ADMIN && (
        <Suspense fallback={null}>
          <BecomeAdminDialog
            team={team}
            onClose={() => setParams({ dialog: null }, { replace: true })}
            onOutdated={readAgain}
          />
        </Suspense>
      )}
    </Box>
  );
}
