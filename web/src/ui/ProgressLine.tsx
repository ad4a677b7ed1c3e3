import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Spoken } from './Spoken.ts';

/** How far something is: its name, a text and a bar; what is announced changes in larger steps than what is shown. */
export function ProgressLine({
  label,
  text,
  share,
  announced,
  children,
}: {
  label: ReactNode;
  /** The progress in words. */
  text: string;
  /** 0 to 1. */
  share: number;
  /** What screen readers are told, each time it changes. */
  announced: string;
  /** Stands below the bar. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography id={id} sx={{ fontWeight: 550 }}>
          {label}
        </Typography>
        <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={share * 100}
        aria-labelledby={id}
        aria-valuetext={text}
        sx={{ borderRadius: 1 }}
      />
      {children}
      <Spoken role="status">{announced}</Spoken>
    </Box>
  );
}
