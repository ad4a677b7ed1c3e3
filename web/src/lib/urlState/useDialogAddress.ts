import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigate } from 'react-router-dom';
import { type UrlValues, useUrlState } from './useUrlState.ts';

/** What an entry of the history says that only opened a dialog: the one before it is the same page without. */
const OVER_ITS_PAGE = { isOverItsPage: true };

const isOverItsPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverItsPage' in state && state.isOverItsPage === true;

/**
 * Opens and closes a dialog that lives in the address, under `dialog` and what else it needs. Back closes it, and so
 * closing it is going back: an entry more for the same page would make Back do nothing once. Where a link or the
 * address itself opened it, there is no such entry, and its names are taken off. A dialog that leads to another gives its
 * place to it.
 */
export function useDialogAddress() {
  const [, change] = useUrlState();
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  // Going back takes its time, and a second press would go back twice.
  const isLeaving = useRef(false);

  const open = useCallback(
    (values: UrlValues) => {
      const isAnother = new URLSearchParams(router?.state.location.search).has('dialog');
      change(values, isAnother ? { replace: true } : { entryState: OVER_ITS_PAGE });
    },
    [change, router],
  );

  const close = useCallback(
    (names: readonly string[]) => {
      if (isLeaving.current) return;
      if (!router || !isOverItsPage(router.state.location.state))
        return change(Object.fromEntries(names.map((name) => [name, null])), { replace: true });
      isLeaving.current = true;
      const { key } = router.state.location;
      const unsubscribe = router.subscribe(({ location, navigation, blockers }) => {
        const isUnderWay =
          navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state !== 'unblocked');
        if (location.key === key && isUnderWay) return;
        isLeaving.current = false;
        unsubscribe();
      });
      void navigate(-1);
    },
    [change, navigate, router],
  );
  return { open, close };
}

/** Closes what the address asks for and there is not: it would show later, when nobody asks for it any more. */
export function useDropped(
  isStale: boolean,
  names: readonly string[],
  close: (names: readonly string[]) => void,
): void {
  useEffect(() => {
    if (isStale) close(names);
  }, [isStale, names, close]);
}
