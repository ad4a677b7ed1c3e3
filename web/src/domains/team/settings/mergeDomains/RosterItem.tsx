import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx';
import { PastTime } from '../../../../ui/PastTime.tsx';
import type { RosterEntry } from './domainRequests.ts';
import { mergePhrases, requestStatuses } from './mergeDomainsMessages.ts';

const tones: Readonly<Record<RosterEntry['status'], BadgeTone>> = {
  REQUESTED: 'info',
  APPROVED: 'success',
  REJECTED: 'neutral',
  UNKNOWN: 'neutral',
};

/** One request: the other domain, what became of it and when it was made, and what can be done about it. */
export function RosterItem({
  entry: { domain, status, requestedAt },
  isStatusShown,
  children,
}: {
  entry: RosterEntry;
  isStatusShown: boolean;
  /** Buttons. */
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, py: 1 },
        '& + &': { borderTop: 1, borderColor: 'line.soft' },
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere', minWidth: 0 }}>
            {domain}
          </Typography>
          {isStatusShown && <Badge tone={tones[status]}>{formatMessage(requestStatuses[status])}</Badge>}
        </Box>
        <Typography variant="body2" color="text.secondary">
          <PastTime at={requestedAt}>{(time) => formatMessage(mergePhrases.asked, { time })}</PastTime>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>{children}</Box>
    </Box>
  );
}
