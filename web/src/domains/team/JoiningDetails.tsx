import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { guestInviteNames, overviewPhrases, overviewTexts } from './messages.ts';
import type { OverviewTeam } from './useTeamPart.ts';

/** A value under its name. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** How people come into the team. */
export function JoiningDetails({ team }: { team: OverviewTeam }) {
  const { formatMessage } = useIntl();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      <Detail label={formatMessage(overviewTexts.autoJoin)}>
        {team.isAutoJoin
          ? formatMessage(overviewPhrases.autoJoinOn, { domain: team.domain })
          : formatMessage(overviewTexts.autoJoinOff)}
      </Detail>
      <Detail label={formatMessage(overviewTexts.guestInvites)}>
        {formatMessage(guestInviteNames[team.guestInvite])}
      </Detail>
    </Box>
  );
}
