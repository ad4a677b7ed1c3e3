import { useDroppedState } from '../../lib/urlState/useDialogWord.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import type { ListedField } from './listedField.ts';

/** What a dialog about a field is for, as the address says it. */
export type FieldDialogKind = 'values' | 'archive' | 'delete';

const APPLIES: Readonly<Record<FieldDialogKind, (field: ListedField) => boolean>> = {
  values: () => true,
  archive: ({ viewerCanEdit, isArchived }) => viewerCanEdit && !isArchived,
  delete: ({ viewerCanDelete }) => viewerCanDelete,
};

const isKind = (word: string | null): word is FieldDialogKind => word !== null && Object.hasOwn(APPLIES, word);

const NAMES = ['dialog', 'field'];

/** The dialog about a field, which lives in the address: `dialog` and `field`. Both leave it where it does not apply. */
export function useFieldDialog(fields: readonly ListedField[]) {
  const [params, setParams] = useUrlState();
  const word = params.get('dialog');
  const kind = isKind(word) ? word : null;
  const field = fields.find(({ fieldId }) => fieldId === params.get('field'));
  const dialog = kind && field && APPLIES[kind](field) ? { kind, field } : null;
  useDroppedState(NAMES, kind !== null && dialog === null);
  return {
    dialog,
    open: (next: FieldDialogKind, { fieldId }: ListedField) => setParams({ dialog: next, field: fieldId }),
    close: () => setParams({ dialog: null, field: null }, { replace: true }),
  };
}
