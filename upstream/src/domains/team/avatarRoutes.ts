import { TEAM_AVATAR } from '@muster/schema/formats/picture';
import { pictureIntake } from '../../lib/pictures.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, uploading } from '../../lib/routes.ts';
import { setTeamAvatar } from './avatarActions.ts';

/** The team's picture. */
export const avatarRoutes: Pick<Routes<'team'>, 'uploadTeamAvatar'> = {
  uploadTeamAvatar: uploading(adminsOnly, pictureIntake('teams', TEAM_AVATAR), setTeamAvatar),
};
