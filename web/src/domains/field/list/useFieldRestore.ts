import { undoneText } from '../../../ui/failureWords.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { fieldDialogPhrases } from '../dialogs/fieldDialogMessages.ts';
import { failedText, refusalText } from '../dialogs/fieldRefusals.ts';
import { useFieldArchive } from '../dialogs/useFieldArchive.ts';
import type { ListedField } from '../listedField.ts';

/** Shows an archived field in profiles again, and says how that went. */
export function useFieldRestore(teamId: string | null, readAgain: () => void) {
  const archive = useFieldArchive(teamId);
  return async (field: ListedField) => {
    const { name, id: cause } = field;
    const outcome = await archive(field, false);
    if (outcome.kind === 'done') {
      showToast({ tone: 'success', text: fieldDialogPhrases.restored, values: { name }, cause });
    } else if (outcome.kind === 'gone') {
      showToast({ tone: 'info', text: fieldDialogPhrases.gone, values: { name }, cause });
    } else if (outcome.kind === 'failed') {
      const text = undoneText(outcome, failedText.restored);
      showToast({ tone: 'error', text, requestId: outcome.requestId, cause });
    } else {
      showToast({ tone: 'error', text: refusalText(outcome.code, 'restored'), cause });
      readAgain();
    }
  };
}
