import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { ChevronDownIcon } from './icons.tsx';

/** A heading that leads to the page about it, and looks as it would without. */
export const WayLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <AppLink to={to} color="inherit" underline="hover">
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, verticalAlign: 'top' }}>
      <span>{children}</span>
      <ChevronDownIcon fontSize="inherit" sx={{ transform: 'rotate(-90deg)', color: 'text.secondary' }} />
    </Box>
  </AppLink>
);
