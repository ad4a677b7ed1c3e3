import { note } from '../../lib/audit.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import type { Cause } from '../../lib/cause.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { lockSelf } from './lockActions.ts';
import { savePicture } from './profileRepository.ts';

/** Takes away the picture of the person who acts, and counts the change; nothing where there is none. */
export const removeProfilePicture = (cause: Cause): Promise<void> => setPicture(cause, 'identity.removePicture', null);

/** Keeps a file of the store as the picture of the person who acts; null for none. */
export async function setPicture(cause: Cause, action: AuditAction, imageFile: string | null): Promise<void> {
  const { db, actor } = cause;
  const before = await lockSelf(cause);
  if (before.imageFile === imageFile) return;
  await savePicture(db, actor, imageFile);
  if (before.imageFile !== null) await removeAfterCommit(cause, before.imageFile);
  await note(cause, action, `person:${actor}`, {
    before: { imageFile: before.imageFile },
    after: { imageFile },
  });
}
