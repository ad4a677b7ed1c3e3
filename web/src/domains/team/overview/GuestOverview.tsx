import Paper from '@mui/material/Paper';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { InfoIcon } from '../../../ui/icons.tsx';
import { LeaveTeamSection } from '../membership/LeaveTeamSection.tsx';
import { overviewTexts } from './messages.ts';

/** What guests see in place of an overview, and the way out. */
export function GuestOverview() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Paper variant="outlined">
        <EmptyState
          icon={<InfoIcon />}
          title={formatMessage(overviewTexts.guestTitle)}
          text={formatMessage(overviewTexts.guestText)}
        />
      </Paper>
      <LeaveTeamSection />
    </>
  );
}
