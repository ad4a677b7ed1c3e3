import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PathLink } from './PathLink.tsx';
import { radius } from '../lib/theme/tokens.ts';
import { ChevronRightIcon } from './icons.tsx';

/** Leads to a page: what it is for, how much is there, and what it needs. All of the card is the link's. */
export function HubCard({
  to,
  icon,
  name,
  text,
  count,
  isLoading,
  badge,
  note,
}: {
  to: string;
  icon: ReactNode;
  name: string;
  text: string;
  /** Null while it is not known, and where it could not be read. */
  count: string | null;
  isLoading: boolean;
  /** What marks it, beside its name. */
  badge?: ReactNode;
  /** What keeps it from being used in full. */
  note?: string | null;
}) {
  const waiting = isLoading ? <Skeleton width={110} /> : '–';
  return (
    <Paper
      variant="outlined"
      sx={{
        ...{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 1, p: 2.5, minWidth: 0 },
        '&:hover': { borderColor: 'line.strong' },
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box
          aria-hidden
          sx={{
            ...{
              display: 'grid',
              placeItems: 'center',
              width: 40,
              height: 40,
              flexShrink: 0,
              borderRadius: `${radius.popover}px`,
            },
            ...{ color: 'primary.main', bgcolor: 'primary.soft' },
          }}
        >
          {icon}
        </Box>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          <Link
            component={PathLink}
            to={to}
            color="text.primary"
            underline="none"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {name}
          </Link>
        </Typography>
        {badge}
        <ChevronRightIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      </Box>
      <Typography color="text.secondary">{text}</Typography>
      <Typography component="div" sx={{ mt: 'auto', pt: 0.5, fontWeight: 550 }}>
        {count ?? waiting}
      </Typography>
      {note && (
        <Typography variant="body2" color="text.secondary">
          {note}
        </Typography>
      )}
    </Paper>
  );
}
