import { note } from '../../lib/audit.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import { type Cause, causeOf } from '../../lib/cause.ts';
import type { UploadContext } from '../../lib/context.ts';
import { Fault } from '../../lib/errors.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { lockSelf } from './lockActions.ts';
import { savePicture } from './profileRepository.ts';

/** Takes away the picture of the person who acts, and counts the change; nothing where there is none. */
export const removeProfilePicture = (cause: Cause): Promise<void> => setPicture(cause, 'identity.removePicture', null);

/**
 * Makes the file that comes with the call the picture of whoever is signed in.
 *
 * @throws Refusal `invalid_token`
 */
export async function setProfilePicture(context: UploadContext): Promise<{ imageUri: string }> {
  await setPicture(causeOf(context), 'identity.uploadPicture', context.fileName);
  const imageUri = context.fileAddress(context.fileName);
  if (imageUri === null) throw new Fault('A file without an address.');
  return { imageUri };
}

/** Keeps a file of the store as the picture of the person who acts; null for none. */
async function setPicture(cause: Cause, action: AuditAction, imageFile: string | null): Promise<void> {
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
