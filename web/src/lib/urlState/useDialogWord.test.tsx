import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useDialogWord } from './useDialogWord.ts';

function Page({ first }: { first: boolean | null }) {
  const [applies, setApplies] = useState(first);
  const { isOpen, open, close } = useDialogWord('ask', applies);
  return (
    <>
      <p>{isOpen ? 'asked' : 'quiet'}</p>
      <button onClick={open}>Open</button>
      <button onClick={close}>Close</button>
      <button
        onClick={() => {
          close();
          close();
        }}
      >
        Close twice
      </button>
      <button onClick={() => setApplies(true)}>Applies</button>
      <button onClick={() => setApplies(false)}>Over</button>
    </>
  );
}

const show = async (address: string, first: boolean | null, loader?: () => Promise<null>) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Page first={first} />, ...(loader && { loader }), hydrateFallbackElement: <p>Waits</p> },
      { path: '/before', element: null },
    ],
    { initialEntries: ['/before', address] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  const state = () => [router.state.location.search, screen.getByText(/asked|quiet/).textContent];
  return Object.assign(state, {
    goBack: () => act(async () => router.navigate(-1)),
    path: () => router.state.location.pathname,
  });
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('opens and closes by the address', async () => {
  const state = await show('/', true);
  await press('Open');
  expect(state()).toEqual(['?dialog=ask', 'asked']);
  await press('Close');
  expect(state()).toEqual(['', 'quiet']);
});

it.each(['Close', 'Close twice', 'Over'])('%s leaves nothing behind that Back would have to pass', async (way) => {
  const page = await show('/?tab=x', true);
  await press('Open');
  await press(way);
  expect(page()).toEqual(['?tab=x', 'quiet']);
  await page.goBack();
  expect(page.path()).toBe('/before');
});

it('goes back once, however often it is closed until that has come about', async () => {
  let isSlow = false;
  const { promise, resolve } = Promise.withResolvers<null>();
  const page = await show('/?tab=x', true, async () => (isSlow ? promise : null));
  await press('Open');
  isSlow = true;
  await press('Close');
  await press('Close');
  expect(page()).toEqual(['?tab=x&dialog=ask', 'asked']);
  await act(async () => resolve(null));
  expect(page()).toEqual(['?tab=x', 'quiet']);
  expect(page.path()).toBe('/');
});

it('is closed by Back', async () => {
  const page = await show('/', true);
  await press('Open');
  await page.goBack();
  expect(page()).toEqual(['', 'quiet']);
});

it('stays on its page where the address itself opened it', async () => {
  const page = await show('/?dialog=ask', true);
  await press('Close');
  expect(page()).toEqual(['', 'quiet']);
  expect(page.path()).toBe('/');
});

it('leaves the address where it does not apply, and does not come back', async () => {
  const state = await show('/?tab=x&dialog=ask', false);
  expect(state()).toEqual(['?tab=x', 'quiet']);
  await press('Applies');
  expect(state()).toEqual(['?tab=x', 'quiet']);
});

it('leaves the address when it is over', async () => {
  const state = await show('/?dialog=ask', true);
  expect(state()).toEqual(['?dialog=ask', 'asked']);
  await press('Over');
  expect(state()).toEqual(['', 'quiet']);
});

it('waits while it is not known whether it applies', async () => {
  const state = await show('/?dialog=ask', null);
  expect(state()).toEqual(['?dialog=ask', 'quiet']);
  await press('Applies');
  expect(state()).toEqual(['?dialog=ask', 'asked']);
});

it('leaves another word alone', async () => {
  const state = await show('/?dialog=other', false);
  expect(state()).toEqual(['?dialog=other', 'quiet']);
});
