import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LocaleCode } from '@muster/schema/formats/locale';
import { shareEvents } from '../../domains/event/eventQueue.ts';
import { ViewerProvider } from '../../domains/identity/viewerContext.ts';
import { StartUpDocument, type StartUpQuery } from '../../generated/team/startUp.ts';
import type { PageConfig } from '../../lib/config/pageConfig.ts';
import { type Failure, isTold } from '../../lib/graphql/failure.ts';
import type { Transport } from '../../lib/graphql/send.ts';
import { localeFromGraphql } from '../../lib/intl/locales.ts';
import { useLocale } from '../../lib/intl/LocaleProvider.tsx';
import { SessionMovesProvider } from '../../lib/session/sessionMoves.ts';
import { writePreference } from '../../lib/storage/preferences.ts';
import { LanguageKeeping } from '../shell/LanguageKeeping.tsx';
import { consoleMoves, useEnteredNotice } from '../session/consoleMoves.ts';
import { surroundingsOf } from '../session/surroundings.ts';
import { visitorOf } from '../session/visitorOf.ts';
import { ConsoleProvider } from './consoleContext.ts';
import { type ConsoleRuntime, consoleRuntime, sharesEvents } from './consoleRuntime.ts';
import { reportFailure } from './reportFailure.ts';
import { SyncedRouterProvider } from './SyncedRouterProvider.tsx';

/** The account's language wins over what this browser last used: once, or it would undo every later choice. */
function useAccountLocale({ viewer }: StartUpQuery) {
  const { changeLocale } = useLocale();
  const pending = useRef<LocaleCode | null>(localeFromGraphql(viewer.locale));
  useEffect(() => {
    if (pending.current === null) return;
    writePreference('locale', pending.current);
    changeLocale(pending.current);
    pending.current = null;
  }, [changeLocale]);
}

/** What needs a signed-in person. The cache is the source of the viewer from here on. */
function SignedIn({
  config,
  startUp,
  runtime,
}: {
  config: PageConfig;
  startUp: StartUpQuery;
  runtime: ConsoleRuntime;
}) {
  const { data } = useQuery(StartUpDocument, { fetchPolicy: 'cache-only' });
  const viewer = data?.viewer ?? startUp.viewer;
  const surroundings = useMemo(() => surroundingsOf(config), [config]);
  const visitor = useMemo(() => visitorOf(viewer, surroundings), [viewer, surroundings]);
  useEffect(() => runtime.meet(visitor), [runtime, visitor]);
  const isSharing = sharesEvents(viewer);
  useEffect(() => shareEvents(isSharing), [isSharing]);
  const shared = useMemo(() => ({ visitor, config }), [visitor, config]);
  useAccountLocale(startUp);
  const replacePath = useCallback((path: string) => void runtime.router.navigate(path, { replace: true }), [runtime]);
  useEnteredNotice(viewer.team?.name, replacePath);
  return (
    <ViewerProvider value={viewer}>
      <ConsoleProvider value={shared}>
        <SessionMovesProvider value={consoleMoves}>
          <LanguageKeeping>
            <SyncedRouterProvider router={runtime.router} />
          </LanguageKeeping>
        </SessionMovesProvider>
      </ConsoleProvider>
    </ViewerProvider>
  );
}

/** Whether what the console itself goes by has come. */
const isFrameWhole = ({ team }: StartUpQuery['viewer']) => team !== null && team.isProPlan !== null;

/** The console of a signed-in person. */
export default function ConsoleArea({
  config,
  startUp,
  failure,
  teamSize,
}: {
  config: PageConfig;
  startUp: StartUpQuery;
  failure: Failure | null;
  teamSize: Transport;
}) {
  const runtime = consoleRuntime(startUp, config, teamSize);
  useEffect(() => {
    if (failure && isTold(failure) && !isFrameWhole(startUp.viewer)) reportFailure(failure);
  }, [failure, startUp]);
  return (
    <ApolloProvider client={runtime.client}>
      <SignedIn config={config} startUp={startUp} runtime={runtime} />
    </ApolloProvider>
  );
}
