import { useCallback, useMemo } from 'react';
import { useFocusAfterDialog } from '../focus/useFocusAfterDialog.ts';
import { useDialogAddress, useDropped } from './useDialogAddress.ts';
import { useUrlState } from './useUrlState.ts';

/**
 * A dialog about one of several things, which lives in the address: its word under `dialog`, and what it is about under a
 * name of its own. Where it does not apply, both leave the address.
 *
 * @param name the name of what it is about
 * @param words what the dialog may be for
 * @param subjectOf what is meant by what the address says; null where there is no such thing, or this is not for it
 */
export function useDialogAbout<Word extends string, Subject>(
  name: string,
  words: readonly Word[],
  subjectOf: (word: Word, about: string) => Subject | null,
) {
  const [params] = useUrlState();
  const { open, close } = useDialogAddress();
  const names = useMemo(() => ['dialog', name], [name]);
  const word = words.find((one) => one === params.get('dialog')) ?? null;
  const subject = word && subjectOf(word, params.get(name) ?? '');
  useDropped(word !== null && subject === null, names, close);
  const dialog = word !== null && subject !== null ? { word, subject } : null;
  useFocusAfterDialog(dialog !== null);
  return {
    dialog,
    open: useCallback((next: Word, about: string) => open({ dialog: next, [name]: about }), [open, name]),
    close: useCallback(() => close(names), [close, names]),
  };
}
