import { CustomFieldUpdateDocument } from '../../../generated/field/form/customFieldUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';

/** Changes a field. A try whose answer is lost is repeated under the same key, once the field was read again. */
export function useCustomFieldUpdate(readAgain: () => Promise<boolean>) {
  return useDraftSave(CustomFieldUpdateDocument, ({ customFieldUpdate }) => customFieldUpdate, { readAgain });
}
