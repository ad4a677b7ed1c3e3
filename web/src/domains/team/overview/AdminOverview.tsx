import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { useTeamAdmins } from '../../member/useAdmins.ts';
import { JoiningDetails } from './JoiningDetails.tsx';
import { LeaveTeamSection } from '../membership/LeaveTeamSection.tsx';
import { overviewTexts } from './messages.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { AdminsCard, AppsCard, AppsTile, BillingCard, DuesNotice, PeopleTile, StorageTile } from './OverviewParts.tsx';
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
      <DuesNotice part={part} />
      <TeamCard part={part} isForAdmins />
      <StatRow>
        <PeopleTile to={pathTo('members')} />
        <AppsTile part={part} />
        <StorageTile />
      </StatRow>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
        <Box sx={column}>
          <AdminsCard admins={admins} to={`${pathTo('members')}?tab=admins`} />
          <AppsCard />
        </Box>
        <Box sx={column}>
          <BillingCard plan={team?.plan ?? null} />
          {(team || part.isLoading) && (
            <SectionCard title={formatMessage(overviewTexts.joining)} to={pathTo('settings')}>
              {team ? <JoiningDetails team={team} /> : <TextSkeleton lines={4} />}
            </SectionCard>
          )}
        </Box>
      </Box>
      <LeaveTeamSection />
    </>
  );
}
