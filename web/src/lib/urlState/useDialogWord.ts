import { useCallback } from 'react';
import { useFocusAfterDialog } from '../focus/useFocusAfterDialog.ts';
import { useDialogAddress, useDropped } from './useDialogAddress.ts';
import { useUrlState } from './useUrlState.ts';

const DIALOG = ['dialog'];

/**
 * A dialog that lives in the address, under its word. It is open only where it applies; where it does not, its word leaves
 * the address. While that is not known (`applies` is null) it waits.
 */
export function useDialogWord(word: string, applies: boolean | null) {
  const [params] = useUrlState();
  const { open, close } = useDialogAddress();
  const isAsked = params.get('dialog') === word;
  useDropped(isAsked && applies === false, DIALOG, close);
  const isOpen = isAsked && applies === true;
  useFocusAfterDialog(isOpen);
  return {
    isOpen,
    /** Whether the address has its word: a moment longer than it is open, as going back takes its time. */
    isInAddress: isAsked,
    open: useCallback(() => open({ dialog: word }), [open, word]),
    close: useCallback(() => close(DIALOG), [close]),
  };
}
