import { recordingTitleFormat } from '@muster/schema/formats/recording';
import type { Body } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { removeAfterCommit } from '../../../lib/fileRemoval.ts';
import { lockForRecording } from './demandActions.ts';
import { removeRecording, saveRecording } from './repository.ts';
import { searchKeyOf } from './rules.ts';

export const targetOf = (id: string) => `recording:${id}`;

/** @throws Refusal `invalid_request` */
export function titleIn(given: string): string {
  const parsed = recordingTitleFormat.safeParse(given);
  if (!parsed.success) throw new Refusal('invalid_request', { field: 'title' });
  return parsed.data;
}

/**
 * Gives a recording another title.
 *
 * @throws Refusal `invalid_request`, `video_recording_disabled`, `recording_not_found`, `not_recorder`
 */
export async function renameRecording(
  context: SessionContext,
  { id, title: given }: Body<'recording', 'renameRecording'>,
): Promise<void> {
  const title = titleIn(given);
  const { cause, recording } = await lockForRecording(context, id);
  if (title === recording.title) return;
  await saveRecording(cause.db, id, { title, searchKey: searchKeyOf({ ...recording, title }) });
  await note(cause, 'recording.rename', targetOf(id), { before: { title: recording.title }, after: { title } });
}

/**
 * Deletes a recording; its file leaves the store once that is committed.
 *
 * @throws Refusal `video_recording_disabled`, `recording_not_found`, `not_recorder`
 */
export async function deleteRecording(context: SessionContext, id: string): Promise<void> {
  const { cause, recording } = await lockForRecording(context, id);
  const { title, roomId, bytes, fileName } = recording;
  await removeRecording(cause.db, id);
  if (fileName !== null) await removeAfterCommit(cause, fileName);
  await note(cause, 'recording.delete', targetOf(id), { before: { title, roomId, bytes } });
}
