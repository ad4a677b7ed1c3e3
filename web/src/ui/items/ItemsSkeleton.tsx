import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

/** The widths of the bars of an item, in per cent: its name, and what there is to know of it. */
const BARS = [22, 46, 64, 38];

/** A card of things that are on their way: a name each, and lines below it. As high as they are, so that nothing jumps. */
export const ItemsSkeleton = ({
  rows = 4,
  rowHeight,
  bars = BARS.length,
}: {
  rows?: number;
  rowHeight: number;
  /** How many lines an item has, its name among them. */
  bars?: number;
}) => (
  <Paper variant="outlined" aria-busy="true">
    {Array.from({ length: rows }, (_, row) => (
      <Box
        key={row}
        aria-hidden
        sx={{
          ...{ display: 'grid', gap: 1.5, alignContent: 'start', height: rowHeight, px: 2.5, py: 2 },
          '& + &': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {BARS.slice(0, bars).map((width, place) => (
          <Skeleton key={width} variant="rounded" height={place === 0 ? 18 : 12} width={`${width}%`} />
        ))}
      </Box>
    ))}
  </Paper>
);
