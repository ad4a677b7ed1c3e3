import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/intl/formats.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Detail } from './JoiningDetails.tsx';
import { overviewTexts, planNames } from './messages.ts';
import { OverviewPart } from './OverviewPart.tsx';
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

/** Holds the place of the team's card. */
const TeamCardSkeleton = () => (
  <Paper variant="outlined" aria-hidden sx={frame}>
    <Skeleton variant="rounded" width={AVATAR_SIZE} height={AVATAR_SIZE} sx={{ flexShrink: 0 }} />
    <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
      <Skeleton variant="rounded" width="min(220px, 70%)" height={24} />
      <Skeleton variant="rounded" width="min(140px, 50%)" height={16} />
    </Box>
  </Paper>
);

function Identity({
  team,
  isProPlan,
  isForAdmins,
}: {
  team: OverviewTeam;
  isProPlan: boolean | null;
  isForAdmins: boolean;
}) {
  const { formatMessage } = useIntl();
  const { tableDate } = useFormats();
  const isTrial = isProPlan === true && team.plan === 'FREE';
  return (
    <Paper variant="outlined" sx={frame}>
      <Avatar square name={team.name} seed={team.id} src={team.avatarUrl} size={AVATAR_SIZE} />
      <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
            {team.name}
          </Typography>
          <Badge tone={team.plan === 'FREE' ? 'neutral' : 'accent'}>{formatMessage(planNames[team.plan])}</Badge>
          {isTrial && <Badge tone="info">{formatMessage(overviewTexts.trial)}</Badge>}
        </Box>
        {isForAdmins && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.25, color: 'text.secondary' }}>
            <Typography variant="mono" noWrap title={team.url}>
              {team.url}
            </Typography>
            <CopyButton text={team.url} label={formatMessage(overviewTexts.copyUrl)} />
          </Box>
        )}
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

/** Who the team is: picture, name, plan and, for admins, address, domain and age. */
export function TeamCard({ part, isForAdmins }: { part: TeamPart; isForAdmins: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <OverviewPart
      value={part.team}
      isLoading={part.isLoading}
      error={part.error}
      onRetry={part.retry}
      failedTitle={formatMessage(overviewTexts.teamFailed)}
      skeleton={<TeamCardSkeleton />}
    >
      {(team) => <Identity team={team} isProPlan={part.isProPlan} isForAdmins={isForAdmins} />}
    </OverviewPart>
  );
}
