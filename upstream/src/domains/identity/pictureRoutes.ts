import { PROFILE_PHOTO } from '@muster/schema/formats/picture';
import { pictureIntake } from '../../lib/pictures.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, uploading } from '../../lib/routes.ts';
import { setProfilePicture } from './pictureActions.ts';

/** The picture that people have of themselves. */
export const pictureRoutes: Pick<Routes<'identity'>, 'uploadProfilePicture'> = {
  uploadProfilePicture: uploading(everyRole, pictureIntake('people', PROFILE_PHOTO), setProfilePicture),
};
