import type { Queries } from '../../../db/database.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { everyRole } from '../../../lib/roles.ts';
import { type Locked, lockForActor } from '../../member/lockActions.ts';
import { type TeamRow, teamOf } from '../../team/repository.ts';
import { type RecordingRow, type Viewer, recordingSeen } from './repository.ts';
import { mayChange } from './rules.ts';

/** @throws Refusal `video_recording_disabled` */
export function demandAllowed({ allowsVideoRecording }: Pick<TeamRow, 'allowsVideoRecording'>): void {
  if (!allowsVideoRecording) throw new Refusal('video_recording_disabled');
}

/**
 * The team, where it may have recordings.
 *
 * @throws Refusal `video_recording_disabled`
 */
export async function demandRecordings(db: Queries, teamId: string): Promise<TeamRow> {
  const team = await teamOf(db, teamId);
  demandAllowed(team);
  return team;
}

/**
 * A recording that somebody sees.
 *
 * @throws Refusal `recording_not_found`
 */
export async function demandRecording(db: Queries, viewer: Viewer, id: string): Promise<RecordingRow> {
  const found = await recordingSeen(db, viewer, id);
  if (!found) throw new Refusal('recording_not_found', { field: 'id' });
  return found;
}

/**
 * Locks the team for something that somebody does about its recordings.
 *
 * @throws Refusal `video_recording_disabled`
 */
export async function lockForRecordings(context: SessionContext): Promise<Locked & { viewer: Viewer }> {
  const locked = await lockForActor(context, everyRole);
  demandAllowed(locked.team);
  const { guid, role, teamId } = locked.self;
  return { ...locked, viewer: { guid, role, teamId } };
}

/**
 * The same for a change to a recording, which admins make and whoever recorded it.
 *
 * @throws Refusal `video_recording_disabled`, `recording_not_found`, `not_recorder`
 */
export async function lockForRecording(context: SessionContext, id: string) {
  const locked = await lockForRecordings(context);
  const recording = await demandRecording(context.db, locked.viewer, id);
  if (!mayChange(locked.viewer, recording)) throw new Refusal('not_recorder', { field: 'id' });
  return { ...locked, recording };
}
