import { shareEvents } from '../../domains/event/eventQueue.ts';
import type { StartUpQuery } from '../../generated/team/startUp.ts';
import type { PageConfig } from '../../lib/config/pageConfig.ts';
import type { Transport } from '../../lib/graphql/send.ts';
import { clearToasts } from '../../ui/toasts/toastStore.ts';
import type { SignedInVisitor } from '../routes/visitor.ts';
import { currentSession, subscribeToSession } from '../session/sessionStore.ts';
import { surroundingsOf } from '../session/surroundings.ts';
import { visitorOf } from '../session/visitorOf.ts';
import { createConsoleClient } from './consoleClient.ts';
import { createConsoleRouter } from './consoleRouter.tsx';
import { numberTypedEntries } from './numberTypedEntries.ts';

/** What lives as long as somebody is signed in. */
export type ConsoleRuntime = {
  readonly client: ReturnType<typeof createConsoleClient>;
  readonly router: ReturnType<typeof createConsoleRouter>;
  /** Keeps the guards up to date. */
  readonly meet: (visitor: SignedInVisitor) => void;
};

/** Whether events may be sent; of a team that could not be loaded the service decides. */
export const sharesEvents = ({ team }: StartUpQuery['viewer']): boolean => team?.sharesProductEvents ?? true;

const runtimes = new WeakMap<StartUpQuery, ConsoleRuntime>();

function createRuntime(startUp: StartUpQuery, config: PageConfig, teamSize: Transport): ConsoleRuntime {
  let visitor = visitorOf(startUp.viewer, surroundingsOf(config));
  const client = createConsoleClient(startUp, teamSize);
  // Before anything is shown, which may tell of itself.
  shareEvents(sharesEvents(startUp.viewer));
  const entries = numberTypedEntries();
  const router = createConsoleRouter(() => visitor);
  entries.follow(router);
  const unsubscribe = subscribeToSession(() => {
    if (currentSession().phase === 'signedIn') return;
    unsubscribe();
    // At once, before anybody else moves the address: a router that lived on would move it back.
    entries.stop();
    router.dispose();
    client.stop();
    clearToasts();
  });
  return { client, router, meet: (latest) => void (visitor = latest) };
}

/**
 * The client and the router of a session: one of each, however often React renders. A router made while rendering would
 * live on when React throws the render away, and two routers fight over the address.
 */
export const consoleRuntime = (startUp: StartUpQuery, config: PageConfig, teamSize: Transport): ConsoleRuntime => {
  const runtime = runtimes.get(startUp) ?? createRuntime(startUp, config, teamSize);
  runtimes.set(startUp, runtime);
  return runtime;
};
