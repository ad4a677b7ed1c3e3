import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigate, useSearchParams } from 'react-router-dom';

/** Names of the address with their values; null and an empty value leave a name out. */
export type UrlValues = Readonly<Record<string, string | null>>;

/** Leaves out what is at its default, so that addresses stay short; keeps what belongs to others. */
export const withValues = (before: URLSearchParams, values: UrlValues): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
};

interface ChangeOptions {
  /** For what changes while typing, which nobody wants to go back through, and which must not hold typing up. */
  readonly replace?: boolean;
  /** Whether the page shows it at once, which all but typing does: a choice must not fall back to what it was first. */
  readonly isImmediate?: boolean;
  /** Leaves what else the address says; false for another list or view, which begins afresh. */
  readonly keepsOthers?: boolean;
  /** What the entry of the history remembers beside the address. One that is replaced keeps what it remembers. */
  readonly entryState?: unknown;
}

/** Changes what the address says. */
export type ChangeUrlState = (values: UrlValues, options?: ChangeOptions) => void;

/**
 * What a page shows, kept in the address behind the hash: tab, filter, search, an open dialog. It survives reload and
 * Back.
 *
 * A step is on the page at once, not when the browser finds time for it: meanwhile people would go on in what they have
 * just left. Each change starts from the newest address, which the page may not show yet: what was typed a moment ago is
 * in it. The guards are not asked again: they have let the visitor onto this page, and waiting for their answer would put
 * the step off.
 */
export function useUrlState(): [URLSearchParams, ChangeUrlState] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The hooks answer what the page shows; where the router stands already, its context alone can tell.
  const router = useContext(RouterContext)?.router;
  const change: ChangeUrlState = useCallback(
    (values, { replace = false, isImmediate = !replace, keepsOthers = true, entryState } = {}) => {
      const here = router?.state.location;
      const before = new URLSearchParams(keepsOthers ? here?.search : '');
      void navigate(`?${withValues(before, values)}`, {
        replace,
        state: replace ? (here?.state as unknown) : entryState,
        flushSync: isImmediate,
        defaultShouldRevalidate: false,
      });
    },
    [navigate, router],
  );
  return [query, change];
}
