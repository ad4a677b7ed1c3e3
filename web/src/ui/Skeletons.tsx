import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { radius } from '../lib/theme/tokens.ts';

/** The widths of bars in turn, in per cent: even bars look like a table of nothing. */
const WIDTHS = [72, 58, 81, 64, 49, 76];

/** Lines of text that are on their way. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={14} width={`${WIDTHS[index % WIDTHS.length]}%`} />
    ))}
  </Box>
);

/** Rows of people or things that are on their way: a round picture and two lines. On a card with a padding of its own they are not `inset`. */
export const ListSkeleton = ({
  rows = 6,
  rowHeight = 52,
  inset = true,
}: {
  rows?: number;
  rowHeight?: number;
  inset?: boolean;
}) => (
  <Box aria-hidden>
    {Array.from({ length: rows }, (_, index) => (
      <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: rowHeight, px: inset ? 2 : 0 }}>
        <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0 }} />
        <Box sx={{ flex: 1, display: 'grid', gap: 0.75 }}>
          <Skeleton variant="rounded" height={12} width={`${(WIDTHS[index % WIDTHS.length] ?? 60) / 2.2}%`} />
          <Skeleton variant="rounded" height={10} width={`${(WIDTHS[(index + 2) % WIDTHS.length] ?? 60) / 3}%`} />
        </Box>
      </Box>
    ))}
  </Box>
);

/** A form that is on its way, on its card. */
export const FormSkeleton = () => (
  <Paper variant="outlined" aria-busy="true" sx={{ p: 2.5 }}>
    <TextSkeleton lines={9} />
  </Paper>
);

/** A page that is on its way: its header and one card. */
export const PageSkeleton = () => (
  <Box aria-hidden>
    <Box sx={{ display: 'grid', gap: 1, mb: 3, minHeight: 56, alignContent: 'start' }}>
      <Skeleton variant="rounded" width={180} height={28} />
      <Skeleton variant="rounded" width="min(420px, 90%)" height={16} />
    </Box>
    <Skeleton variant="rounded" height={320} sx={{ borderRadius: `${radius.large}px` }} />
  </Box>
);
