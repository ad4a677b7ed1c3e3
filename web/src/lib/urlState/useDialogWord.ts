import { useEffect } from 'react';
import { useUrlState } from './useUrlState.ts';

/** Takes what is stale off the address: it would show later, when nobody asks for it any more. */
export function useDroppedState(names: readonly string[], isStale: boolean): void {
  const [, setParams] = useUrlState();
  useEffect(() => {
    if (isStale) setParams(Object.fromEntries(names.map((name) => [name, null])), { replace: true });
  }, [names, isStale, setParams]);
}

const DIALOG = ['dialog'];

/**
 * A dialog that lives in the address, under its word. It is open only where it applies; where it does not, its word leaves
 * the address. While that is not known (`applies` is null) it waits.
 */
export function useDialogWord(word: string, applies: boolean | null) {
  const [params, setParams] = useUrlState();
  const isAsked = params.get('dialog') === word;
  useDroppedState(DIALOG, isAsked && applies === false);
  return {
    isOpen: isAsked && applies === true,
    open: () => setParams({ dialog: word }),
    close: () => setParams({ dialog: null }, { replace: true }),
  };
}
