import { PROFILE_PHOTO } from '@muster/schema/formats/picture';
import { recordAudit } from '../../lib/audit.ts';
import { type Cause, causeOf } from '../../lib/cause.ts';
import { Fault } from '../../lib/errors.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { pictureIntake } from '../../lib/pictures.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, uploading } from '../../lib/service.ts';
import { lockPerson, savePicture } from './profileRepository.ts';

/** The picture that people have of themselves. */
export const pictureRoutes: Pick<Routes<'identity'>, 'uploadProfilePicture'> = {
  uploadProfilePicture: uploading(everyRole, pictureIntake('people', PROFILE_PHOTO), async (context) => {
    await setPicture(causeOf(context), 'identity.uploadPicture', context.fileName);
    const imageUri = context.fileAddress(context.fileName);
    if (imageUri === null) throw new Fault('A file without an address.');
    return { imageUri };
  }),
};

/** Takes away the picture of the person who acts, and counts the change; nothing where there is none. */
export const removeProfilePicture = (cause: Cause): Promise<void> => setPicture(cause, 'identity.removePicture', null);

async function setPicture(cause: Cause, action: string, imageFile: string | null): Promise<void> {
  const { db, teamId, actor } = cause;
  const before = await lockPerson(db, actor);
  if (!before) throw new Fault('A session without a person.');
  if (before.imageFile === imageFile) return;
  await savePicture(db, actor, imageFile);
  if (before.imageFile !== null) await removeAfterCommit(cause, before.imageFile);
  await recordAudit(cause, {
    ...{ teamId, actor, action, target: `person:${actor}` },
    before: { imageFile: before.imageFile },
    after: { imageFile },
  });
}
