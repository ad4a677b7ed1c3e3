import { useLayoutEffect, useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';

/**
 * React hears of the router once its first render stands on the page. On a slow machine somebody may have gone elsewhere
 * between the two, which the router would never tell it: the address would be one page and what is shown another. The
 * router is made to say again where it is.
 */
export function SyncedRouterProvider({ router }: { router: DataRouter }) {
  const [rendered] = useState(() => router.state);
  useLayoutEffect(() => {
    if (router.state !== rendered) void router.revalidate();
  }, [router, rendered]);
  return <RouterProvider router={router} />;
}
