import type { Cause } from '../../lib/cause.ts';
import { changedOf } from '../../lib/changes.ts';
import type { UploadContext } from '../../lib/context.ts';
import { Fault } from '../../lib/errors.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import type { TeamRow } from './repository.ts';
import { saveSetting } from './settingActions.ts';

/**
 * Makes the file that comes with the call the team's picture.
 *
 * @throws Refusal `actor_not_admin`
 */
export async function setTeamAvatar(context: UploadContext): Promise<{ url: string }> {
  const { cause, team } = await lockForAdmin(context);
  await setAvatar(cause, team, 'team.uploadAvatar', context.fileName);
  const url = context.fileAddress(context.fileName);
  if (url === null) throw new Fault('A file without an address.');
  return { url };
}

/** Takes the picture of a team that is locked away, and counts the change; nothing where there is none. */
export const removeTeamAvatar = (cause: Cause, team: TeamRow): Promise<void> =>
  setAvatar(cause, team, 'team.removeAvatar', null);

async function setAvatar(
  cause: Cause,
  team: TeamRow,
  action: 'team.uploadAvatar' | 'team.removeAvatar',
  avatarFile: string | null,
): Promise<void> {
  await saveSetting(cause, team, action, changedOf(team, { avatarFile }));
  if (team.avatarFile !== null && team.avatarFile !== avatarFile) await removeAfterCommit(cause, team.avatarFile);
}
