import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import type { MemberFile } from './fileStates.ts';

/**
 * The dialogs about a file, which live in the address.
 *
 * @param isWritten whether the mail is as it shall be
 */
export function useFileDialogs(
  { mode, status, plannedCount, refusedCount, startedAt }: MemberFile,
  isWritten: boolean,
) {
  const mayBegin = status === 'VALIDATED' && plannedCount > 0;
  const isAsked = mode === 'DEACTIVATE' || mode === 'DELETE';
  return {
    warnings: useDialogWord('warnings', refusedCount > 0),
    compose: useDialogWord('compose', mode === 'ADD' && mayBegin),
    send: useDialogWord('send', mode === 'ADD' && isWritten),
    sent: useDialogWord('sent', mode === 'ADD' && startedAt !== null),
    begin: useDialogWord('begin', isAsked && mayBegin),
  };
}
