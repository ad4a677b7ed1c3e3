import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { PlanBadges } from '../../billing/PlanBadges.tsx';
import { TeamAvatar } from '../avatar/TeamAvatar.tsx';
import { Detail } from './JoiningDetails.tsx';
import { overviewTexts } from './messages.ts';
import { OverviewPart } from './OverviewPart.tsx';
import { NAME_SIZE, TeamName, TeamUrl } from './TeamIdentity.tsx';
import { useTeamEditing } from './useTeamEditing.ts';
import type { OverviewTeam, TeamPart } from './useTeamPart.ts';

const AVATAR_SIZE = 64;
const frame = {
  px: 2.5,
  py: 2.5,
  mb: 2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 2,
} as const;

/** Holds the place of the team's card; that of admins says more. */
const TeamCardSkeleton = ({ isForAdmins }: { isForAdmins: boolean }) => (
  <Paper variant="outlined" aria-hidden sx={frame}>
    <Skeleton variant="rounded" width={AVATAR_SIZE} height={AVATAR_SIZE} sx={{ flexShrink: 0 }} />
    <Box sx={{ flex: '1 1 200px', minHeight: isForAdmins ? 68 : 0, display: 'grid', gap: 1, alignContent: 'center' }}>
      <Skeleton variant="rounded" width="min(220px, 70%)" height={24} />
      <Skeleton variant="rounded" width="min(140px, 50%)" height={16} />
    </Box>
    {isForAdmins && <Skeleton variant="rounded" width={200} height={41} />}
  </Paper>
);

function Identity({
  team,
  isProPlan,
  isForAdmins,
  canEdit,
}: {
  team: OverviewTeam;
  isProPlan: boolean | null;
  isForAdmins: boolean;
  canEdit: boolean;
}) {
  const { formatMessage } = useIntl();
  const { tableDate } = useFormats();
  return (
    <Paper variant="outlined" sx={frame}>
      <TeamAvatar team={team} viewerCanEdit={canEdit} size={AVATAR_SIZE} />
      <Box sx={{ position: 'relative', minWidth: 0, flex: '1 1 200px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          {isForAdmins ? (
            <TeamName team={team} canEdit={canEdit} />
          ) : (
            <Typography variant="h2" sx={{ fontSize: NAME_SIZE, overflowWrap: 'anywhere' }}>
              {team.name}
            </Typography>
          )}
          <PlanBadges plan={team.plan} isProPlan={isProPlan} />
        </Box>
        {isForAdmins && <TeamUrl team={team} canEdit={canEdit} />}
      </Box>
      {isForAdmins && (
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
          <Detail label={formatMessage(overviewTexts.domain)}>{team.domain}</Detail>
          <Detail label={formatMessage(overviewTexts.created)}>{tableDate(team.createdAt)}</Detail>
        </Box>
      )}
    </Paper>
  );
}

function Card({ part, isForAdmins, canEdit }: { part: TeamPart; isForAdmins: boolean; canEdit: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <OverviewPart
      kind="card"
      value={part.team}
      isLoading={part.isLoading}
      error={part.error}
      onRetry={part.retry}
      failedTitle={formatMessage(overviewTexts.teamFailed)}
      skeleton={<TeamCardSkeleton isForAdmins={isForAdmins} />}
    >
      {(team) => <Identity team={team} isProPlan={part.isProPlan} isForAdmins={isForAdmins} canEdit={canEdit} />}
    </OverviewPart>
  );
}

/** What may be changed is asked at once, beside the team. */
function AdminsCard({ part }: { part: TeamPart }) {
  const { canEdit } = useTeamEditing();
  return <Card part={part} isForAdmins canEdit={canEdit === true} />;
}

/**
 * Who the team is: picture, name, plan and, for admins, address, domain and age. Admins change picture, name and address
 * here.
 */
export const TeamCard = ({ part, isForAdmins }: { part: TeamPart; isForAdmins: boolean }) =>
  isForAdmins ? <AdminsCard part={part} /> : <Card part={part} isForAdmins={false} canEdit={false} />;
