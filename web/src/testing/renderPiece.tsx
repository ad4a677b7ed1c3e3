import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../lib/intl/LocaleProvider.tsx';
import { ToastRegion } from '../ui/toasts/ToastRegion.tsx';
import { loadAllTexts } from './loadAllTexts.ts';
import { Look } from './Look.tsx';

/** Renders something inside the console's look, American English, an address and the toasts. */
export async function renderPiece(piece: ReactNode, address = '/') {
  await loadAllTexts();
  const router = createMemoryRouter([{ path: '*', element: piece }], { initialEntries: [address] });
  return act(async () =>
    render(
      <Suspense fallback={null}>
        <LocaleProvider initialLocale="en-us" timeZone="UTC">
          <Look>
            <RouterProvider router={router} />
            <ToastRegion />
          </Look>
        </LocaleProvider>
      </Suspense>,
    ),
  );
}
