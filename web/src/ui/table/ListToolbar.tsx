import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { Spoken } from '../Spoken.ts';

/** How many a list has, told to screen readers when that changes. */
export const ListCount = ({
  text,
  isSpokenOnly = false,
}: {
  text: string;
  /** The list itself says so. */
  isSpokenOnly?: boolean;
}) => (
  <Typography role="status" variant="body2" color="text.secondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    {isSpokenOnly ? <Spoken>{text}</Spoken> : text}
  </Typography>
);

/** The row above a list: its search, its filters, and at the right how many it has and what is done with all of it. */
export const ListToolbar = ({
  search,
  filters,
  end,
  endRef,
}: {
  search: ReactNode;
  filters?: ReactNode;
  end?: ReactNode;
  /** Where the right is filled by what reads the list. */
  endRef?: Ref<HTMLDivElement>;
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
    <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>{search}</Box>
    {filters}
    <Box
      ref={endRef}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, ml: 'auto', minWidth: 0 }}
    >
      {end}
    </Box>
  </Box>
);
