import { type RouteObject, createHashRouter } from 'react-router-dom';
import { PageFailed } from '../errors/PageFailed.tsx';
import { ShellFailed } from '../errors/ShellFailed.tsx';
import { ROUTE_TABLE } from '../routes/routeTable.ts';
import type { SignedInVisitor } from '../routes/visitor.ts';
import { Shell } from '../shell/Shell.tsx';
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx';
import { asksGuardsAgain, guardLoader } from './guardLoader.ts';
import { PageFrame } from './PageFrame.tsx';
import type { RouteHandle } from './routeHandle.ts';

/** Builds the console's router from the route table: every address, guarded before it renders, inside the shell. */
export const createConsoleRouter = (visitor: () => SignedInVisitor) => {
  const loader = guardLoader(visitor);
  const routes = ROUTE_TABLE.filter((row) => row.visitors.includes('signedIn')).map((row): RouteObject => ({
    path: row.path,
    // As the guards read it: another spelling is another address.
    caseSensitive: true,
    loader,
    shouldRevalidate: asksGuardsAgain,
    handle: { row } satisfies RouteHandle,
    element: <PageFrame row={row} />,
    errorElement: <PageFailed />,
  }));
  return createHashRouter([
    {
      element: <Shell />,
      errorElement: <ShellFailed />,
      hydrateFallbackElement: <ShellSkeleton />,
      children: [...routes, { path: '*', loader, element: null }],
    },
  ]);
};
