import type { Answer, Query } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { demandRecording, demandRecordings } from './demandActions.ts';
import { type RecordingRow, bytesOf, pageOf } from './repository.ts';
import { keptOf } from './retentionRules.ts';
import { type Asking, mayChange, minutesOf } from './rules.ts';

/** For how many days the installation keeps recordings at most; null for any time. */
export type RetentionDeps = { readonly keptDays: number | null };

/** A recording as the contract describes it, to whoever asks. */
export const toRecording = (asking: Asking, row: RecordingRow): Answer<'recording', 'recording'> => ({
  ...{ id: row.recordingId, title: row.title, roomId: row.roomId, s3Key: row.fileName, bytes: row.bytes },
  ...{ createdOn: row.createdOn, durationInSeconds: row.durationInSeconds },
  ...{ durationInMinutes: minutesOf(row.durationInSeconds), recordedBy: row.recordedBy },
  ...{ recordedByName: row.recordedByName, mayChange: mayChange(asking, row) },
});

/**
 * A page of the recordings that somebody sees.
 *
 * @throws Refusal `video_recording_disabled`
 */
export async function recordings(
  { db, actor, now }: SessionContext,
  page: Query<'recording', 'recordings'>,
  { keptDays }: RetentionDeps,
): Promise<Answer<'recording', 'recordings'>> {
  const team = await demandRecordings(db, actor.teamId);
  const { rows, total } = await pageOf(db, actor, page);
  return {
    recordings: rows.map((row) => toRecording(actor, row)),
    ...{ page: page.page, size: page.size, total, bytes: await bytesOf(db, actor) },
    ...keptOf(team, keptDays, now),
  };
}

/**
 * One of them.
 *
 * @throws Refusal `video_recording_disabled`, `recording_not_found`
 */
export async function recording({ db, actor }: SessionContext, id: string): Promise<Answer<'recording', 'recording'>> {
  await demandRecordings(db, actor.teamId);
  return toRecording(actor, await demandRecording(db, actor, id));
}
