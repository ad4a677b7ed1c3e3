import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { type ImportsQuery, useImportsQuery } from '../../../generated/import/list/imports.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { dropListsOf } from '../importCache.ts';

type Listed = NonNullable<NonNullable<ImportsQuery['viewer']['team']>['imports']>;

/** An import as far as it is. */
export type Import = Listed[number];

/** How often the imports are asked for, in ms, while the page is open and visible. */
const POLL_MS = 3_000;

const isPageHidden = () => document.visibilityState === 'hidden';

const isRunning = ({ status }: Pick<Import, 'status'>) => status === 'IN_PROGRESS';

/** Reads people and channels again once an import has changed them. */
function useConsequences(teamId: string | undefined, imports: readonly Import[] | null) {
  const { cache } = useApolloClient();
  const running = imports?.filter(isRunning).map(({ id }) => id) ?? [];
  const key = running.join(' ');
  const before = useRef({ running, teamId });
  useEffect(() => {
    const last = before.current;
    const now = key === '' ? [] : key.split(' ');
    before.current = { running: now, teamId };
    if (last.running.some((id) => !now.includes(id))) dropListsOf(cache, last.teamId);
  }, [key, teamId, cache]);
  // Whoever leaves meanwhile finds them as they are by then.
  useEffect(
    () => () => {
      if (before.current.running.length > 0) dropListsOf(cache, before.current.teamId);
    },
    [cache],
  );
}

/** The last import of each source, followed for as long as the page is open. */
export function useImports() {
  const read = useImportsQuery({ ...READ_AFRESH, pollInterval: POLL_MS, skipPollAttempt: isPageHidden });
  const known = useKnownTeam(read, ({ imports }) => imports !== null);
  useConsequences(known.known?.id, known.known?.imports ?? null);
  return known;
}
