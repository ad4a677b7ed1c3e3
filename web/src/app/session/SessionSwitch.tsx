import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { PageConfig } from '../../lib/config/pageConfig.ts';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import { warm } from '../../lib/scheduling/warm.ts';
import { readHash } from '../../lib/urlState/hashLocation.ts';
import { StartUpFailed } from '../errors/StartUpFailed.tsx';
import { LOGIN_PATH } from '../routes/guards.ts';
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx';
import { currentSession, subscribeToSession, wasSignedInBefore } from './sessionStore.ts';

// Two worlds that never meet in one page load but by signing out: each brings its own code.
const loadOutside = withTexts('identity', () => import('../outside/OutsideArea.tsx'));
const loadConsole = () => import('../console/ConsoleArea.tsx');
const OutsideArea = lazy(loadOutside);
const ConsoleArea = lazy(loadConsole);

const isAtLogin = () => readHash(window.location.hash).path === LOGIN_PATH;

/** Fetches the code that will be needed, while the session is still being checked. */
export const prefetchArea = () => warm(wasSignedInBefore() ? loadConsole : loadOutside);

/**
 * Shows what the session calls for. Nobody waits for the check to see the sign-in page that they asked for.
 * The boundaries have keys: with one in common, React would keep the console alive while the other area's code loads.
 */
export function SessionSwitch({ config }: { config: PageConfig }) {
  const session = useSyncExternalStore(subscribeToSession, currentSession);
  const seemsOutside = isAtLogin() && !wasSignedInBefore();
  const outside = (state: 'anonymous' | 'ipRestricted', wasSignedOut: boolean) => (
    <Suspense key="outside" fallback={null}>
      <OutsideArea config={config} state={state} wasSignedOut={wasSignedOut} />
    </Suspense>
  );
  switch (session.phase) {
    case 'checking':
      return seemsOutside ? outside('anonymous', false) : <ShellSkeleton />;
    case 'anonymous':
      return outside('anonymous', session.wasSignedOut);
    case 'ipRestricted':
      return outside('ipRestricted', false);
    case 'failed':
      // Whoever asked for the sign-in page gets it, and the reason with the first step.
      return isAtLogin() ? outside('anonymous', false) : <StartUpFailed failure={session.failure} />;
    case 'signedIn':
      return (
        <Suspense key="console" fallback={<ShellSkeleton />}>
          <ConsoleArea
            config={config}
            startUp={session.startUp}
            failure={session.failure}
            teamSize={session.teamSize}
          />
        </Suspense>
      );
  }
}
