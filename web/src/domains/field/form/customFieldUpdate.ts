import {
  useCustomFieldUpdateMutation,
  type CustomFieldUpdateMutation,
} from '../../../generated/field/customFieldUpdate.ts';
import { useSettingSave } from '../../../lib/form/useSettingSave.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import type { FieldChanges } from './fieldChanges.ts';

type Update = FieldChanges & { readonly customFieldId: string; readonly version: number };

/** Changes a field. A try whose answer is lost is repeated under the same key, once the field was read again. */
export function useCustomFieldUpdate(readAgain: () => Promise<boolean>) {
  const [mutate] = useCustomFieldUpdateMutation(CALL_IN_PLACE);
  return useSettingSave<Update, CustomFieldUpdateMutation>(
    mutate,
    ({ customFieldUpdate }) => customFieldUpdate,
    readAgain,
  );
}
