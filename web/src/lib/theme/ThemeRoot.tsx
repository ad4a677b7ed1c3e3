import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { readPreference, writePreference } from '../storage/preferences.ts';
import { createEmotionCache } from './emotionCache.ts';
import { printLight } from './paper.ts';
import { theme } from './theme.ts';
import './fonts.css';

const cache = createEmotionCache(document);

/** Keeps light, dark or system among the preferences; other tabs follow at their next load. */
const storageManager = ({ key }: { key: string }) => ({
  get: (fallback: unknown) => (key === 'mode' ? (readPreference('colorScheme') ?? fallback) : fallback),
  set: (value: unknown) => {
    if (key === 'mode') writePreference('colorScheme', String(value));
  },
  subscribe: () => () => undefined,
});

/** Our look for everything below. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  useEffect(printLight, []);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="mode" storageManager={storageManager} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
