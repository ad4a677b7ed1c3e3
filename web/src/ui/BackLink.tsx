import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PathLink } from './PathLink.tsx';
import { ArrowLeftIcon } from './icons.tsx';

/** The way from a page to the one above it, at the page's head. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box sx={{ mb: 1 }}>
    <Link component={PathLink} to={to} color="text.secondary" underline="hover" variant="body2">
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <ArrowLeftIcon sx={{ fontSize: 16 }} />
        {children}
      </Box>
    </Link>
  </Box>
);
