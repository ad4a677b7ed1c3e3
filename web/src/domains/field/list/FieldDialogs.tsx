import { AllValuesDialog } from '../dialogs/AllValuesDialog.tsx';
import { ArchiveFieldDialog } from '../dialogs/ArchiveFieldDialog.tsx';
import { DeleteFieldDialog } from '../dialogs/DeleteFieldDialog.tsx';
import type { ListedField } from '../listedField.ts';
import type { FieldDialogKind } from './useFieldDialog.ts';

/** The dialog about a field that the address asks for. */
export function FieldDialogs({
  kind,
  teamId,
  canChange,
  onChanged,
  ...rest
}: {
  kind: FieldDialogKind;
  field: ListedField;
  teamId: string | null;
  /** Whether the team may change fields and user groups: their forms can be opened then. */
  canChange: boolean;
  onChanged: () => void;
  onClose: () => void;
}) {
  if (kind === 'values') return <AllValuesDialog {...rest} />;
  if (kind === 'archive') return <ArchiveFieldDialog {...rest} teamId={teamId} onChanged={onChanged} />;
  return <DeleteFieldDialog {...rest} teamId={teamId} canChange={canChange} onChanged={onChanged} />;
}
