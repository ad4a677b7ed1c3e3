import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SyncedRouterProvider } from './SyncedRouterProvider.tsx';

test('shows where somebody went before React heard of the router', async () => {
  // The effects of a page run before those around it: the router is not listened to yet.
  function First() {
    useLayoutEffect(() => void router.navigate('/second'), []);
    return 'The first page';
  }
  const router = createMemoryRouter([
    { path: '/', element: <First /> },
    { path: '/second', element: 'The second page' },
  ]);
  render(<SyncedRouterProvider router={router} />);
  await waitFor(() => expect(document.body.textContent).toBe('The second page'));
});
