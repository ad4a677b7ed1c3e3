import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Leaves out what is at its default, so that addresses stay short; keeps what belongs to others. */
export const withValues = (
  before: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
};

/**
 * What a page shows, kept in the address behind the hash: tab, filter, search, an open dialog. It survives reload and
 * Back. `replace` is for what changes while typing, which nobody wants to go back through.
 */
export function useUrlState(): [
  URLSearchParams,
  (values: Readonly<Record<string, string | null>>, options?: { replace?: boolean }) => void,
] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string | null>>, { replace = false } = {}) =>
      setQuery((before) => withValues(before, values), { replace }),
    [setQuery],
  );
  return [query, change];
}
