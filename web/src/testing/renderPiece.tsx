import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../lib/intl/LocaleProvider.tsx';
import { theme } from '../lib/theme/theme.ts';
import { ToastRegion } from '../ui/toasts/ToastRegion.tsx';
import { loadAllTexts } from './loadAllTexts.ts';

/** Renders something inside the console's look, American English, an address and the toasts. */
export async function renderPiece(piece: ReactNode, address = '/') {
  await loadAllTexts();
  const router = createMemoryRouter([{ path: '*', element: piece }], { initialEntries: [address] });
  return act(async () =>
    render(
      <Suspense fallback={null}>
        <LocaleProvider initialLocale="en-us" timeZone="UTC">
          <ThemeProvider theme={theme}>
            <RouterProvider router={router} />
            <ToastRegion />
          </ThemeProvider>
        </LocaleProvider>
      </Suspense>,
    ),
  );
}
