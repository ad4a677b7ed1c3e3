import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../lib/intl/catalogues.ts';
import { LocaleProvider } from '../../lib/intl/LocaleProvider.tsx';
import { theme } from '../../lib/theme/theme.ts';
import { forgetUnsavedChanges, useUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return <Link to="/other">Other page</Link>;
}

const open = async (dirty: boolean) => {
  await loadCatalogue('en-us');
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <UnsavedChangesGuard />
          </>
        ),
        children: [
          { path: '/before', element: 'Page before' },
          { path: '/form', element: <Form dirty={dirty} /> },
          { path: '/other', element: 'The other page' },
        ],
      },
    ],
    { initialEntries: ['/before', '/form'], initialIndex: 1 },
  );
  await act(async () =>
    render(
      <Suspense fallback={null}>
        <LocaleProvider initialLocale="en-us">
          <ThemeProvider theme={theme}>
            <RouterProvider router={router} />
          </ThemeProvider>
        </LocaleProvider>
      </Suspense>,
    ),
  );
  return router;
};

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

afterEach(() => {
  act(() => forgetUnsavedChanges());
});

describe('leaving a page', () => {
  it('asks nothing where nothing changed', async () => {
    await open(false);
    await act(async () => fireEvent.click(screen.getByText('Other page')));
    expect(screen.getByText('The other page')).toBeDefined();
  });

  it('with unsaved changes asks first; Stop stays', async () => {
    const router = await open(true);
    await act(async () => fireEvent.click(screen.getByText('Other page')));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
    await press('Stop');
    expect(router.state.location.pathname).toBe('/form');
  });

  it('by the back button asks the same; Continue goes on and reloads', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const router = await open(true);
    await act(async () => void router.navigate(-1));
    expect(reload).not.toHaveBeenCalled();
    await press('Continue without saving');
    expect(router.state.location.pathname).toBe('/before');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('by reloading lets the browser ask', async () => {
    await open(true);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
