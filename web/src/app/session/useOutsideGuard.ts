import { useEffect } from 'react';
import { readHash } from '../../lib/urlState/hashLocation.ts';
import { writePreference } from '../../lib/storage/preferences.ts';
import { pathTo } from '../../lib/paths.ts';
import { resolveRoute } from '../routes/guards.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import type { Surroundings, Visitor } from '../routes/visitor.ts';

/** Addresses that nobody wants to come back to. */
const NO_WAY_BACK = ['/', pathTo('logout')];

/** Keeps the address that a visitor came for, to open it after signing in. */
const rememberWayBack = (path: string, query: URLSearchParams) => {
  const row = matchRoute(path)?.row;
  if (!row?.visitors.includes('signedIn') || NO_WAY_BACK.includes(path)) return;
  const rest = query.toString();
  writePreference('returnPath', rest ? `${path}?${rest}` : path);
};

/** Keeps people who are outside on the page that is theirs, whatever address they came for or go to. */
export function useOutsideGuard(state: Exclude<Visitor['state'], 'signedIn'>, surroundings: Surroundings) {
  useEffect(() => {
    const check = () => {
      const { path, query } = readHash(window.location.hash);
      const decision = resolveRoute(path, query, { ...surroundings, state });
      if (decision.kind !== 'redirect') return;
      if (state === 'anonymous') rememberWayBack(path, query);
      window.location.replace(`#${decision.to}`);
    };
    check();
    window.addEventListener('hashchange', check);
    return () => window.removeEventListener('hashchange', check);
  }, [state, surroundings]);
}
