import { TEAM_AVATAR } from '@muster/schema/formats/picture';
import { recordAudit } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import { Fault } from '../../lib/errors.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { pictureIntake } from '../../lib/pictures.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, uploading } from '../../lib/service.ts';
import { lockForAdmin } from '../member/actions.ts';
import { changeTeam, teamOf } from './repository.ts';

/** The team's picture. */
export const avatarRoutes: Pick<Routes<'team'>, 'uploadTeamAvatar'> = {
  uploadTeamAvatar: uploading(adminsOnly, pictureIntake('teams', TEAM_AVATAR), async (context) => {
    await setAvatar(await lockForAdmin(context), 'team.uploadAvatar', context.fileName);
    const url = context.fileAddress(context.fileName);
    if (url === null) throw new Fault('A file without an address.');
    return { url };
  }),
};

/**
 * Takes the team's picture away, and counts the change; nothing where there is none. The team has to be locked
 * (`lockForAdmin`).
 */
export const removeTeamAvatar = (cause: Cause): Promise<void> => setAvatar(cause, 'team.removeAvatar', null);

async function setAvatar(cause: Cause, action: string, avatarFile: string | null): Promise<void> {
  const { db, teamId, actor } = cause;
  const before = await teamOf(db, teamId);
  if (before.avatarFile === avatarFile) return;
  await changeTeam(db, teamId, { avatarFile });
  if (before.avatarFile !== null) await removeAfterCommit(cause, before.avatarFile);
  await recordAudit(cause, {
    ...{ teamId, actor, action, target: `team:${teamId}` },
    before: { avatarFile: before.avatarFile },
    after: { avatarFile },
  });
}
