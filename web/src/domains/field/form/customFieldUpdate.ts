import {
  useCustomFieldUpdateMutation,
  type CustomFieldUpdateMutation,
} from '../../../generated/field/form/customFieldUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import type { FieldChanges } from './fieldChanges.ts';

type Update = FieldChanges & { readonly customFieldId: string; readonly version: number };

/** Changes a field. A try whose answer is lost is repeated under the same key, once the field was read again. */
export function useCustomFieldUpdate(readAgain: () => Promise<boolean>) {
  const [mutate] = useCustomFieldUpdateMutation(IN_PLACE);
  return useDraftSave<Update, CustomFieldUpdateMutation>(
    mutate,
    ({ customFieldUpdate }) => customFieldUpdate,
    readAgain,
  );
}
