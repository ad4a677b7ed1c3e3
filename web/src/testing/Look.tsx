import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../lib/theme/theme.ts';

/**
 * The styles of all tests, in one sheet: by themselves they come to an element for each rule, and whatever looks for something
 * in the document passes thousands of them.
 */
const cache = createCache({ key: 'css', speedy: true });

/** The console's look for what is tested. */
export const Look = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
);
