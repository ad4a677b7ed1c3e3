import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { ChevronDownIcon } from './icons.tsx';

/** A heading that leads to the page about it, and looks as it would without. */
export const WayLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <AppLink to={to} color="inherit" underline="hover">
    {children}
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-flex', verticalAlign: '-0.15em', color: 'text.secondary' }}
    >
      <ChevronDownIcon fontSize="inherit" sx={{ transform: 'rotate(-90deg)' }} />
    </Box>
  </AppLink>
);
