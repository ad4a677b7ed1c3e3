import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { isolated } from '../../../lib/intl/isolated.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { teamRoles, teamsPhrases, teamsTexts } from './teamsMessages.ts';
import type { OwnTeam } from './useTeamSwitch.ts';

/** Leads to another team's console: by its address where it has one, else by changing teams in this one. */
function ManageButton({ team, isBusy, onSwitch }: { team: OwnTeam; isBusy: boolean; onSwitch: () => void }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(teamsPhrases.manageTeam, { team: team.name });
  const text = formatMessage(teamsTexts.manage);
  if (team.consoleUrl === null) {
    return (
      <BusyButton size="small" variant="outlined" color="secondary" aria-label={label} busy={isBusy} onClick={onSwitch}>
        {text}
      </BusyButton>
    );
  }
  return (
    <Button size="small" variant="outlined" color="secondary" aria-label={label} component="a" href={team.consoleUrl}>
      {text}
    </Button>
  );
}

/** One team: who it is, what the viewer is in it, and what they can do about it. */
export function TeamItem({
  team,
  isSwitching,
  onSwitch,
  onLeave,
}: {
  team: OwnTeam;
  isSwitching: boolean;
  onSwitch: () => void;
  onLeave: () => void;
}) {
  const { formatMessage } = useIntl();
  const count =
    team.membersCount === null
      ? formatMessage(teamsTexts.noCount)
      : formatMessage(teamsPhrases.people, { count: team.membersCount });
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, py: 1.25 },
        '& + &': { borderTop: 1, borderColor: 'line.soft' },
      }}
    >
      <Avatar square name={team.name} seed={team.name} src={team.avatarUrl} size={40} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{team.name}</Typography>
          {team.isCurrent && <Badge tone="accent">{formatMessage(teamsTexts.present)}</Badge>}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[isolated(team.url), formatMessage(teamRoles[team.role]), count].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
        {!team.isCurrent && <ManageButton team={team} isBusy={isSwitching} onSwitch={onSwitch} />}
        <Button
          size="small"
          color="secondary"
          aria-label={formatMessage(teamsPhrases.leaveTeam, { team: team.name })}
          onClick={onLeave}
        >
          {formatMessage(teamsTexts.leave)}
        </Button>
      </Box>
    </Box>
  );
}
