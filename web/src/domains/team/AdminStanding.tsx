import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBecomeAdminQuery } from '../../generated/team/becomeAdmin.ts';
import { membershipTexts } from './membershipMessages.ts';
import { overviewTexts } from './messages.ts';
import { BecomeAdminDialog } from './onDemand.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { IN_PLACE } from './queryOptions.ts';

/** Tells a member that they are no admin; in a team that has none, they may become it. */
export function AdminStanding({ onOutdated }: { onOutdated: () => void }) {
  const { formatMessage } = useIntl();
  const { data, refetch } = useBecomeAdminQuery(IN_PLACE);
  const [isOpen, setOpen] = useState(false);
  const team = data?.viewer.team;
  if (!team?.viewerCanBecomeAdmin) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {formatMessage(overviewTexts.notAdmin)}
      </Alert>
    );
  }
  const readAgain = () => {
    void refetch();
    onOutdated();
  };
  return (
    <Box sx={{ mb: 2 }}>
      <OverviewCard title={formatMessage(membershipTexts.leaderlessTitle)}>
        <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{formatMessage(membershipTexts.leaderlessText)}</Typography>
        <Button variant="contained" color="primary" onClick={() => setOpen(true)}>
          {formatMessage(membershipTexts.becomeAdmin)}
        </Button>
      </OverviewCard>
      {isOpen && (
        <Suspense fallback={null}>
          <BecomeAdminDialog team={team} onClose={() => setOpen(false)} onOutdated={readAgain} />
        </Suspense>
      )}
    </Box>
  );
}
