import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TipLabel } from './TipLabel.tsx';

const line = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 } as const;

const sum = { ...line, mt: 0.5, pt: 1.25, borderTop: 1, borderColor: 'divider' } as const;

const part = { ...line, pl: 1.5, ml: 0.25, borderLeft: 2, borderColor: 'divider' } as const;

/** A line of a list of figures: what it is, and its value at the end of the line. */
export function Figure({
  label,
  tip,
  isPart = false,
  isSum = false,
  children,
}: {
  label: string;
  /** What it means, for who asks. */
  tip?: string | undefined;
  /** It adds to the sum that stands above it. */
  isPart?: boolean;
  /** It is what the lines above it come to. */
  isSum?: boolean;
  children: ReactNode;
}) {
  const whole = isSum ? sum : line;
  return (
    <Box sx={isPart ? part : whole}>
      <Typography
        component="dt"
        color={isSum ? 'text.primary' : 'text.secondary'}
        sx={{ fontWeight: isSum ? 620 : 400 }}
      >
        {tip ? <TipLabel label={label} tip={tip} /> : label}
      </Typography>
      <Typography
        component="dd"
        // Where it takes two lines, a time breaks between its two days rather than within one.
        sx={{
          ...{ m: 0, fontWeight: isSum ? 650 : 550, fontVariantNumeric: 'tabular-nums' },
          ...{ textAlign: 'end', textWrap: 'balance' },
        }}
      >
        {children}
      </Typography>
    </Box>
  );
}

/** Figures that are on their way, as high as they are. */
export const FiguresSkeleton = ({ rows }: { rows: number }) => (
  <Typography component="div" aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <Box key={row} sx={line}>
        <Skeleton width={row % 2 === 0 ? '32%' : '26%'} />
        <Skeleton width="16%" />
      </Box>
    ))}
  </Typography>
);
