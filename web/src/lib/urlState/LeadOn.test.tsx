import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LeadOn } from './LeadOn.tsx';

function Page() {
  const [isKnown, setKnown] = useState(false);
  return isKnown ? <LeadOn to="/plan" /> : <button onClick={() => setKnown(true)}>Learn</button>;
}

const open = async () => {
  const code = Promise.withResolvers<{ default: () => string }>();
  const Other = lazy(() => code.promise);
  const router = createMemoryRouter(
    [
      { path: '/before', element: 'Before' },
      { path: '/paid', element: <Page /> },
      { path: '/plan', element: 'The plan' },
      { path: '/other', element: <Other /> },
      { path: '/stays/:step', element: <LeadOn to="/stays/2" /> },
    ],
    { initialEntries: ['/before', '/paid'] },
  );
  await act(async () =>
    render(
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>,
    ),
  );
  return { router, arrive: () => act(async () => code.resolve({ default: () => 'The other page' })) };
};

const learn = () => act(async () => screen.getByText('Learn').click());

it('leads to the page, in place of its own', async () => {
  const { router } = await open();
  await learn();
  expect(screen.getByText('The plan')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});

it('leads there once where its page stays', async () => {
  const { router } = await open();
  let moves = 0;
  router.subscribe(() => {
    moves += 1;
    if (moves > 5) throw new Error('It leads there for ever.');
  });
  await act(() => router.navigate('/stays/1'));
  expect(router.state.location.pathname).toBe('/stays/2');
  expect(moves).toBe(2);
});

it('leaves alone who is on the way elsewhere', async () => {
  const { router, arrive } = await open();
  await act(() => router.navigate('/other'));
  await learn();
  expect(router.state.location.pathname).toBe('/other');
  await arrive();
  expect(screen.getByText('The other page')).toBeTruthy();
});
