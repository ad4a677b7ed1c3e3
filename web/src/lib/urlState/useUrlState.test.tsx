import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { asksGuardsAgain } from '../../app/console/guardLoader.ts';
import { useUrlState } from './useUrlState.ts';

function Page() {
  const [query, change] = useUrlState();
  return (
    <>
      <p>{query.toString() || 'nothing'}</p>
      <button onClick={() => change({ tab: 'admins' }, { keepsOthers: false })}>Admins</button>
      <button onClick={() => change({ search: 'ann' }, { replace: true })}>Ann</button>
      <button onClick={() => change({ dialog: 'add' })}>Add</button>
    </>
  );
}

const open = async (address: string) => {
  const guard = vi.fn<() => null>(() => null);
  const page = { path: '/people', loader: guard, shouldRevalidate: asksGuardsAgain, element: <Page /> };
  const router = createMemoryRouter([{ ...page, hydrateFallbackElement: <p>Loading</p> }], {
    initialEntries: [address],
  });
  await act(async () => render(<RouterProvider router={router} />));
  guard.mockClear();
  return { router, guard };
};

/** As in a browser: `act` would wait for what React has put off. */
const press = (name: string) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name }).click();
  vi.unstubAllGlobals();
};

it('is on the page as soon as a step is taken, and each starts from it', async () => {
  const { guard } = await open('/people?tab=guests&search=bob');
  press('Admins');
  expect(screen.getByText('tab=admins')).toBeDefined();
  press('Add');
  expect(screen.getByText('tab=admins&dialog=add')).toBeDefined();
  expect(guard).not.toHaveBeenCalled();
});

it('takes what was typed along, also where the page does not show it yet', async () => {
  await open('/people');
  press('Ann');
  expect(screen.getByText('nothing')).toBeDefined();
  press('Add');
  expect(screen.getByText('search=ann&dialog=add')).toBeDefined();
});

it('is a step that Back undoes, but for what replaces the one before', async () => {
  const { router, guard } = await open('/people');
  press('Admins');
  press('Ann');
  expect(await screen.findByText('tab=admins&search=ann')).toBeDefined();
  press('Add');
  await act(() => router.navigate(-1));
  expect(screen.getByText('tab=admins&search=ann')).toBeDefined();
  await act(() => router.navigate(-1));
  expect(screen.getByText('nothing')).toBeDefined();
  expect(guard).toHaveBeenCalled();
});
