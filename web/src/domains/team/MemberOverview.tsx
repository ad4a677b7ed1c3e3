import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { useDomainAdmins } from '../member/useAdmins.ts';
import { overviewTexts } from './messages.ts';
import { AdminsCard, AppsTile, PeopleTile } from './OverviewParts.tsx';
import { StatRow } from './StatTile.tsx';
import { TeamCard } from './TeamCard.tsx';
import { useTeamPart } from './useTeamPart.ts';

/** The overview of members who are no admins: the team, its plan, and whom to turn to. */
export function MemberOverview() {
  const { formatMessage } = useIntl();
  const admins = useDomainAdmins();
  const part = useTeamPart();
  return (
    <>
      <TeamCard part={part} isForAdmins={false} />
      <StatRow>
        <PeopleTile />
        <AppsTile part={part} />
      </StatRow>
      <Alert severity="info" sx={{ mb: 2 }}>
        {formatMessage(overviewTexts.notAdmin)}
      </Alert>
      <AdminsCard admins={admins} />
    </>
  );
}
