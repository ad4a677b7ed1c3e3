import { type ChangeForm, lastChangeAs } from '../../lib/graphql/lastChange.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { copyMessages } from './messages.ts';

/** The forms in which the latest change can be copied. */
export const copyForms = [
  { form: 'GRAPHQL', label: copyMessages.asGraphql },
  { form: 'CURL', label: copyMessages.asCurl },
] as const;

/** Puts the latest change on the clipboard, for a program to make the same, and says so. */
export async function copyLastChange(form: ChangeForm): Promise<void> {
  try {
    await navigator.clipboard.writeText((await lastChangeAs(form, window.location.origin)) ?? '');
    showToast({ tone: 'success', text: copyMessages.done });
  } catch {
    showToast({ tone: 'error', text: uiMessages.copyFailed });
  }
}
