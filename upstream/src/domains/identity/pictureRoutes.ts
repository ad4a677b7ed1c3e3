import { PROFILE_PHOTO } from '@muster/schema/formats/picture';
import { causeOf } from '../../lib/cause.ts';
import { Fault } from '../../lib/errors.ts';
import { pictureIntake } from '../../lib/pictures.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, uploading } from '../../lib/service.ts';
import { setPicture } from './pictureActions.ts';

/** The picture that people have of themselves. */
export const pictureRoutes: Pick<Routes<'identity'>, 'uploadProfilePicture'> = {
  uploadProfilePicture: uploading(everyRole, pictureIntake('people', PROFILE_PHOTO), async (context) => {
    await setPicture(causeOf(context), 'identity.uploadPicture', context.fileName);
    const imageUri = context.fileAddress(context.fileName);
    if (imageUri === null) throw new Fault('A file without an address.');
    return { imageUri };
  }),
};
