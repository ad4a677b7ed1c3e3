import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { WayLink } from '../../../ui/WayLink.tsx';

/** Where the figure leads somewhere, all of its tile does; what can be pressed in it lies above. */
const leading = {
  position: 'relative',
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& button': { position: 'relative', zIndex: 1 },
  '&:hover': { borderColor: 'line.strong' },
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

/** One figure of the overview: what it is, and its value below. */
export function StatTile({
  label,
  icon,
  note,
  to,
  isWide = false,
  children,
}: {
  label: string;
  icon: ReactNode;
  /** What the figure counts. */
  note?: string;
  /** The page that says more about it. */
  to?: string | undefined;
  /** Needs more room than a number does. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Paper
      variant="outlined"
      sx={{
        ...{ px: 2.5, py: 2, minHeight: 104 },
        // As wide as the others, unless that is too little: then it goes to a row of its own.
        ...{ flex: '1 1 0', minWidth: `min(${isWide ? 200 : 140}px, 100%)` },
        ...(to && leading),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Box aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
          {icon}
        </Box>
        <Typography variant="subtitle2" component="h2" color="text.secondary">
          {to ? <WayLink to={to}>{label}</WayLink> : label}
        </Typography>
      </Box>
      <Box sx={{ mt: 1 }}>{children}</Box>
      {note && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {note}
        </Typography>
      )}
    </Paper>
  );
}

/** A number that is to be seen first. */
export const StatNumber = ({ children }: { children: ReactNode }) => (
  <Typography
    component="p"
    sx={{
      fontSize: '1.75rem',
      fontWeight: 620,
      lineHeight: 1.25,
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {children}
  </Typography>
);

/** The figures in a row that folds. */
export const StatRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>{children}</Box>
);
