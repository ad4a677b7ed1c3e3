import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { useTeamAdmins } from '../member/useAdmins.ts';
import { JoiningDetails } from './JoiningDetails.tsx';
import { LeaveTeamSection } from './LeaveTeamSection.tsx';
import { overviewTexts } from './messages.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { AdminsCard, AppsCard, AppsTile, BillingCard, PeopleTile, StorageTile } from './OverviewParts.tsx';
import { StatRow } from './StatTile.tsx';
import { TeamCard } from './TeamCard.tsx';
import { useTeamPart } from './useTeamPart.ts';

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** The whole overview. Every part is read by itself, all at once, so that a slow service holds up its own part only. */
export function AdminOverview() {
  const { formatMessage } = useIntl();
  const admins = useTeamAdmins();
  const part = useTeamPart();
  const { team } = part;
  return (
    <>
      <TeamCard part={part} isForAdmins />
      <StatRow>
        <PeopleTile />
        <AppsTile part={part} />
        <StorageTile />
      </StatRow>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
        <Box sx={column}>
          <AdminsCard admins={admins} />
          <AppsCard />
        </Box>
        <Box sx={column}>
          <BillingCard plan={team?.plan ?? null} />
          {(team || part.isLoading) && (
            <OverviewCard title={formatMessage(overviewTexts.joining)}>
              {team ? <JoiningDetails team={team} /> : <TextSkeleton lines={4} />}
            </OverviewCard>
          )}
        </Box>
      </Box>
      <LeaveTeamSection />
    </>
  );
}
