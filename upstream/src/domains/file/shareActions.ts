import { inspectPicture } from '@muster/schema/formats/picture';
import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { UploadContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import { newFileName } from '../../lib/files.ts';
import { peeked } from '../../lib/peeked.ts';
import type { EarlyContext, Input } from '../../lib/routes.ts';
import type { Intake } from '../../lib/uploads.ts';
import { sharingRefusals } from '../team/fileSharing/actions.ts';
import { MAX_SHARED_BYTES, hasRoom } from '../team/fileSharing/rules.ts';
import { lockTeam, teamOf } from '../team/repository.ts';
import { storageOf } from '../team/plan/storageActions.ts';
import { isPicture, titleOf } from './shareRules.ts';
import { addSharedFile } from './shareRepository.ts';

/**
 * Files of whatever kind go into the store as they come. Pictures are told by how they begin, as the chat shows them; all else is
 * downloaded only.
 */
export const sharedFileIntake: Intake = {
  maxBytes: MAX_SHARED_BYTES,
  keep: async (content, files) => {
    const { head, whole } = await peeked(content, LOOKED_AT_BYTES);
    const name = newFileName('shared', inspectPicture(head)?.type ?? 'bin');
    await files.put(name, whole);
    return name;
  },
};

/** Behind what cameras write into it, the frame of a picture begins within so much. */
const LOOKED_AT_BYTES = 256 * 1024;

type Query = Input<'file', 'uploadFile'>['query'];

/** @throws Refusal `file_sharing_disabled`, `mobile_file_sharing_disabled`, `licence_required` */
async function demandSharing({ db, now, actor }: EarlyContext, { client = 'desktop' }: Query): Promise<void> {
  const refusal = (await sharingRefusals(db, actor, now))[client];
  if (refusal !== null) throw new Refusal(refusal);
}

/**
 * What can be said before the file is there: a team whose storage is full takes none.
 *
 * @throws Refusal those of `demandSharing`, `storage_limit`
 */
export async function judgeEarly(context: EarlyContext, query: Query): Promise<void> {
  await demandSharing(context, query);
  const { db, now, actor } = context;
  const { usedBytes, limitBytes } = await storageOf(db, await teamOf(db, actor.teamId), now);
  if (!hasRoom(usedBytes, limitBytes, 1)) throw new Refusal('storage_limit');
}

/**
 * Keeps a file that somebody shares, and counts it into the team's storage.
 *
 * @throws Refusal those of `judgeEarly`
 */
export async function shareFile(context: UploadContext, { query }: Input<'file', 'uploadFile'>) {
  const { db, now, actor, fileName, fileBytes: bytes } = context;
  const { teamId, guid } = actor;
  const team = await lockTeam(db, teamId);
  await demandSharing(context, query);
  const { usedBytes, limitBytes } = await storageOf(db, team, now);
  if (!hasRoom(usedBytes, limitBytes, bytes)) throw new Refusal('storage_limit', { field: 'file' });
  const kind = isPicture(fileName) ? 'image' : 'file';
  await addSharedFile(db, { fileName, teamId, guid, title: titleOf(query.title), kind, bytes, sharedAt: now });
  await note(causeOf(context), 'file.share', `file:${fileName}`, { after: { bytes } });
  const longUrl = context.fileAddress(fileName);
  if (longUrl === null) throw new Fault('A file without an address.');
  return { longUrl, fileName };
}
