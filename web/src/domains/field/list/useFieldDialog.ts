import { useEffect, useState } from 'react';
import { useDialogAbout } from '../../../lib/urlState/useDialogAbout.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { fieldDialogTexts } from '../dialogs/fieldDialogMessages.ts';
import type { ListedField } from '../listedField.ts';

/** What a dialog about a field is for, as the address says it. */
export type FieldDialogKind = 'values' | 'archive' | 'delete';

const APPLIES: Readonly<Record<FieldDialogKind, (field: ListedField) => boolean>> = {
  values: () => true,
  archive: ({ viewerCanEdit, isArchived }) => viewerCanEdit && !isArchived,
  delete: ({ viewerCanDelete }) => viewerCanDelete,
};

const KINDS: readonly FieldDialogKind[] = ['values', 'archive', 'delete'];

/** Says that the address that the list was opened with asks about a field that there is not. */
function useToldAbsence(fields: readonly ListedField[]): void {
  const [params] = useUrlState();
  const [absent] = useState(() => {
    const asked = params.has('dialog') ? params.get('field') : null;
    return fields.some(({ fieldId }) => fieldId === asked) ? null : asked;
  });
  useEffect(() => {
    if (absent !== null) showToast({ tone: 'info', text: fieldDialogTexts.noSuchField, cause: absent });
  }, [absent]);
}

/** The dialog about a field, which lives in the address: `dialog` and `field`. Both leave it where it does not apply. */
export function useFieldDialog(fields: readonly ListedField[]) {
  useToldAbsence(fields);
  const { dialog, open, close } = useDialogAbout('field', KINDS, (kind, fieldId) => {
    const field = fields.find((one) => one.fieldId === fieldId);
    return field && APPLIES[kind](field) ? field : null;
  });
  return {
    dialog: dialog && { kind: dialog.word, field: dialog.subject },
    open: (next: FieldDialogKind, { fieldId }: ListedField) => open(next, fieldId),
    close,
  };
}
