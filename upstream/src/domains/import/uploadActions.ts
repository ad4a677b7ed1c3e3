import { ARCHIVE_MAX_BYTES, isArchiveName } from '@muster/schema/formats/import';
import type { Answer, Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { FileAddresses } from '../../lib/fileAddresses.ts';
import { removeAt } from '../../lib/fileRemoval.ts';
import { type FileStore, newFileName } from '../../lib/files.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { addUpload, isHandedOver, sameUpload } from './repository.ts';
import { ARCHIVE_KEPT_MS, UPLOAD_RESUMED_MS, archiveFolderOf } from './rules.ts';

export type UploadDeps = { files: FileStore; fileAddresses: FileAddresses };

/**
 * Gives the address to which an archive is sent. Who broke off gets that of before, and goes on there.
 *
 * @throws Refusal `archive_invalid`, `archive_too_large`
 */
export async function offerArchiveUpload(
  { files, fileAddresses }: UploadDeps,
  context: SessionContext,
  { source, fileName, bytes }: Body<'import', 'archiveUploadLink'>,
): Promise<Answer<'import', 'archiveUploadLink'>> {
  const { cause } = await lockForAdmin(context);
  const { db, now, teamId, actor } = cause;
  if (source === 'HIPCHAT') throw new Refusal('archive_invalid', { field: 'source' });
  if (!isArchiveName(fileName)) throw new Refusal('archive_invalid', { field: 'fileName' });
  if (bytes > ARCHIVE_MAX_BYTES) throw new Refusal('archive_too_large', { field: 'bytes' });
  const archive = { teamId, actor, source, fileName, bytes };
  const begun = await sameUpload(db, archive, now - UPLOAD_RESUMED_MS);
  const isUnfinished =
    begun !== undefined &&
    !(await isHandedOver(db, begun.uploadName)) &&
    ((await files.size(begun.uploadName)) ?? 0) < bytes;
  const uploadName = isUnfinished ? begun.uploadName : newFileName(archiveFolderOf(teamId), 'archive');
  if (!isUnfinished) {
    await addUpload(db, { ...archive, uploadName, createdAt: now });
    await removeAt(cause, uploadName, now + ARCHIVE_KEPT_MS);
  }
  return { url: fileAddresses.forParts(uploadName, now), uploadName };
}
