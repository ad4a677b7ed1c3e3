import { useEffect, useId } from 'react';
import { addressedForms } from './dirtyForms.ts';

/**
 * Says that a form stands in a dialog that lives in the address: while there are unsaved changes, Back and links that close
 * it ask first, although the page stays.
 */
export function useAddressedForm(isAddressed: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isAddressed) return undefined;
    addressedForms.add(id);
    return () => void addressedForms.delete(id);
  }, [id, isAddressed]);
}
