import type { ListedField } from '../listedField.ts';
import type { FieldDialogKind } from './useFieldDialog.ts';

/** What the list lets be done with a field. */
export interface FieldActions {
  readonly onDialog: (kind: FieldDialogKind, field: ListedField) => void;
  readonly onRestore: (field: ListedField) => void;
  /** Null where it is at that end already, or the order cannot be changed. */
  readonly onMoveUp: (() => void) | null;
  readonly onMoveDown: (() => void) | null;
}
