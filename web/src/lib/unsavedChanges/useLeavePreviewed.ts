import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveSaved } from './useLeaveSaved.ts';

/**
 * Leaves a form that is saved from its preview. The preview has an entry of its own in the history, which goes first: the
 * other page takes the place of the form, so that nothing leads back to an empty one. Somebody who enters more meanwhile stays.
 */
export function useLeavePreviewed(
  path: string,
  { isSaved, isPreviewOpen, isDirty }: { isSaved: boolean; isPreviewOpen: boolean; isDirty: boolean },
): void {
  const leave = useLeaveSaved();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSaved || isDirty) return;
    if (isPreviewOpen) void navigate(-1);
    else leave(path);
  }, [isSaved, isDirty, isPreviewOpen, leave, navigate, path]);
}
