import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor } from '../../../lib/auth.ts';
import type { Body, Query } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext, UploadContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { newFileName } from '../../../lib/files.ts';
import type { EarlyContext } from '../../../lib/routes.ts';
import type { Intake } from '../../../lib/uploads.ts';
import { peopleByGuid } from '../../member/repository.ts';
import { nameOf } from '../../member/nameRules.ts';
import { targetOf, titleIn } from './changeActions.ts';
import { demandRecording, demandRecordings, lockForRecording, lockForRecordings } from './demandActions.ts';
import { type RecordingRow, addRecording, saveRecording } from './repository.ts';
import { RECORDING_MAX_BYTES, mayChange, recordingFolder, searchKeyOf } from './rules.ts';
import { HEAD_BYTES, isWebm } from './webmRules.ts';

/**
 * Begins the recording of a call, which is processed until its file is handed over.
 *
 * @throws Refusal `video_recording_disabled`, `invalid_request`, `member_not_found`
 */
export async function startRecording(
  context: SessionContext,
  { roomId, title: given, participants }: Body<'recording', 'startRecording'>,
): Promise<RecordingRow> {
  const title = titleIn(given);
  const { cause, self } = await lockForRecordings(context);
  const { db, now: createdOn, teamId } = cause;
  const others = [...new Set(participants)].filter((guid) => guid !== self.guid);
  const known = await peopleByGuid(db, teamId, others, false);
  if (known.length < others.length) throw new Refusal('member_not_found', { field: 'participants' });
  const recording: RecordingRow = {
    ...{ recordingId: randomUUID(), teamId, roomId, title, searchKey: searchKeyOf({ title, roomId }) },
    ...{ recordedBy: self.guid, recordedByName: nameOf(self), createdOn },
    ...{ fileName: null, bytes: null, durationInSeconds: null },
  };
  await addRecording(db, recording, others);
  await note(cause, 'recording.add', targetOf(recording.recordingId), { after: { title, roomId } });
  return recording;
}

/** The content as it comes, unless its beginning is of something else. */
async function* demandWebm(content: AsyncIterable<Uint8Array>) {
  let head: Uint8Array | null = Buffer.alloc(0);
  for await (const chunk of content) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    if (!isWebm(head)) throw new Refusal('file_type', { field: 'file' });
    yield head;
    head = null;
  }
  if (head === null) return;
  if (!isWebm(head)) throw new Refusal('file_type', { field: 'file' });
  yield head;
}

/** Recordings are WebM, which is told by their content, each in the folder of its team. */
export const recordingIntake = (_query: unknown, { teamId }: Actor): Intake => ({
  maxBytes: RECORDING_MAX_BYTES,
  keep: async (content, files) => {
    const name = newFileName(recordingFolder(teamId), 'webm');
    await files.put(name, Readable.from(demandWebm(content)));
    return name;
  },
});

/** @throws Refusal `already_processed` */
function demandUnfinished({ fileName }: RecordingRow): void {
  if (fileName !== null) throw new Refusal('already_processed', { field: 'id' });
}

/**
 * What can be said before the file is there.
 *
 * @throws Refusal `video_recording_disabled`, `recording_not_found`, `not_recorder`, `already_processed`
 */
export async function judgeFinish(
  { db, actor }: EarlyContext,
  { id }: Query<'recording', 'finishRecording'>,
): Promise<void> {
  await demandRecordings(db, actor.teamId);
  const recording = await demandRecording(db, actor, id);
  if (!mayChange(actor, recording)) throw new Refusal('not_recorder', { field: 'id' });
  demandUnfinished(recording);
}

/**
 * Keeps the file of a recording, which is there to be played from then on.
 *
 * @throws Refusal those of `judgeFinish`
 */
export async function finishRecording(
  context: UploadContext,
  { id, durationInSeconds: given }: Query<'recording', 'finishRecording'>,
): Promise<void> {
  const durationInSeconds = given ?? null;
  const { cause, recording } = await lockForRecording(context, id);
  demandUnfinished(recording);
  const { fileName, fileBytes: bytes } = context;
  await saveRecording(cause.db, id, { fileName, bytes, durationInSeconds });
  await note(cause, 'recording.finish', targetOf(id), { after: { bytes, durationInSeconds } });
}
