import type { Answer, Body, Query } from '../../../generated/contract.ts';
import { changedOf } from '../../../lib/changes.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { demandVersion } from '../../../lib/versions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { teamOf } from '../../team/repository.ts';
import { saveSetting } from '../../team/settingActions.ts';
import type { RetentionDeps } from './answers.ts';
import { demandAllowed } from './demandActions.ts';
import { sizeOf } from './repository.ts';
import { changedRetention, deletesFrom, madeBy } from './retentionRules.ts';

/** How long a team keeps its recordings, and how much room they take. */
export async function recordingRetention(
  { db, actor: { teamId } }: SessionContext,
  { keptDays: mostDays }: RetentionDeps,
): Promise<Answer<'recording', 'recordingRetention'>> {
  const team = await teamOf(db, teamId);
  return {
    ...{ allowed: team.allowsVideoRecording, keptDays: team.recordingKeptDays, mostDays },
    ...{ deletesFrom: team.recordingDeletesFrom, version: team.recordingRetentionVersion },
    ...(await sizeOf(db, teamId)),
  };
}

/** What would be deleted first if the team kept its recordings for so many days. */
export async function previewRetention(
  { db, now, actor: { teamId } }: SessionContext,
  { keptDays }: Query<'recording', 'previewRecordingRetention'>,
): Promise<Answer<'recording', 'previewRecordingRetention'>> {
  const from = deletesFrom(await teamOf(db, teamId), keptDays, now);
  return { deletesFrom: from, ...(await sizeOf(db, teamId, madeBy(Math.max(from, now), keptDays))) };
}

/**
 * Says how long the team keeps its recordings.
 *
 * @throws Refusal `actor_not_admin`, `video_recording_disabled`, `stale_version`
 */
export async function setRetention(
  context: SessionContext,
  { keptDays, version }: Body<'recording', 'setRecordingRetention'>,
): Promise<void> {
  const { cause, team } = await lockForAdmin(context);
  demandAllowed(team);
  demandVersion(version, team.recordingRetentionVersion);
  const { recordingKeptDays, recordingDeletesFrom } = team;
  const before = { recordingKeptDays, recordingDeletesFrom };
  const changes =
    keptDays === recordingKeptDays ? {} : changedOf(before, changedRetention(before, keptDays, cause.now));
  await saveSetting(cause, team, 'recording.updateRetention', changes, 'recordingRetentionVersion');
}
