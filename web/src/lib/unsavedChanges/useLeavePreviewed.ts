import { useEffect } from 'react';
import { useLeaveSaved } from './useLeaveSaved.ts';

/**
 * Leaves a form that is saved from its preview. The preview has an entry of its own in the history, which goes first: the
 * other page takes the place of the form, so that nothing leads back to an empty one. Somebody who enters more meanwhile stays.
 */
export function useLeavePreviewed(
  path: string,
  {
    isSaved,
    isDirty,
    preview: { isInAddress, close },
  }: {
    isSaved: boolean;
    isDirty: boolean;
    /** `close` is the same function from render to render. */
    preview: { readonly isInAddress: boolean; readonly close: () => void };
  },
): void {
  const leave = useLeaveSaved();
  useEffect(() => {
    if (!isSaved || isDirty) return;
    if (isInAddress) close();
    else leave(path);
  }, [isSaved, isDirty, isInAddress, close, leave, path]);
}
