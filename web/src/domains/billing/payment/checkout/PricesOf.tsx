import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PriceState } from './priceState.ts';

/** Prices, which step back while those in the wanted currency are on their way. */
export const PricesOf = ({ state, children }: { state: PriceState; children: ReactNode }) => (
  <Box aria-busy={state === 'coming'} sx={{ opacity: state === 'coming' ? 0.55 : 1, transition: 'opacity 120ms' }}>
    {children}
  </Box>
);
