import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Outlet, RouterProvider, createMemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../lib/intl/catalogues.ts';
import { LocaleProvider } from '../../lib/intl/LocaleProvider.tsx';
import { theme } from '../../lib/theme/theme.ts';
import { forgetUnsavedChanges, useUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { useAddressedForm } from '../../lib/unsavedChanges/useAddressedForm.ts';
import { click, pressOnceShown } from '../../testing/hands.ts';
import { PathLink } from '../../ui/PathLink.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return <PathLink to="/other">Other page</PathLink>;
}

/** A dialog that lives in the address, with something entered. */
function AddressedDialog() {
  const navigate = useNavigate();
  useUnsavedChanges(true);
  useAddressedForm(true);
  const discard = () => {
    forgetUnsavedChanges();
    void navigate('/form', { replace: true });
  };
  return (
    <>
      <PathLink to="/form?dialog=profile&member=2">Somebody else</PathLink>
      <button onClick={discard}>Discard</button>
    </>
  );
}

function Page({ dirty }: { dirty: boolean }) {
  const { search } = useLocation();
  return search === '' ? <Form dirty={dirty} /> : <AddressedDialog key={search} />;
}

const open = async (dirty: boolean, at = '/form') => {
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
          { path: '/form', element: <Page dirty={dirty} /> },
          { path: '/other', element: 'The other page' },
        ],
      },
    ],
    { initialEntries: ['/before', at], initialIndex: 1 },
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

describe('leaving a page', () => {
  it('asks nothing where nothing changed', async () => {
    await open(false);
    await click(screen.getByText('Other page'));
    expect(screen.getByText('The other page')).toBeDefined();
  });

  it('with unsaved changes asks first; Stop stays', async () => {
    const router = await open(true);
    await click(screen.getByText('Other page'));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
    await pressOnceShown('Stay on this page');
    expect(router.state.location.pathname).toBe('/form');
  });

  it('by the back button asks the same; Continue goes on and reloads', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const router = await open(true);
    await act(async () => void router.navigate(-1));
    expect(reload).not.toHaveBeenCalled();
    await pressOnceShown('Leave without saving');
    expect(router.state.location.pathname).toBe('/before');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks nothing where only the address of the page changes', async () => {
    const router = await open(true);
    await act(async () => void router.navigate('/form?tab=2'));
    expect(router.state.location.search).toBe('?tab=2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('by reloading lets the browser ask', async () => {
    await open(true);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('a dialog in the address', () => {
  const PROFILE = '/form?dialog=profile&member=1';

  it('with unsaved changes is not left for another address without a question', async () => {
    vi.spyOn(window.location, 'reload').mockReturnValue();
    const router = await open(false, PROFILE);
    await click(screen.getByText('Somebody else'));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
    await pressOnceShown('Stay on this page');
    expect(router.state.location.search).toBe('?dialog=profile&member=1');
    await click(screen.getByText('Somebody else'));
    await pressOnceShown('Leave without saving');
    expect(router.state.location.search).toBe('?dialog=profile&member=2');
  });

  it('asks no more once its changes were let go', async () => {
    const router = await open(false, PROFILE);
    await pressOnceShown('Discard');
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
