import { archiveLinkFormat, fileNameOfLink, isEncryptedName } from '@muster/schema/formats/import';
import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../lib/errors.ts';
import type { FileStore } from '../../lib/files.ts';
import type { Outgoing } from '../../lib/outgoing.ts';
import type { AheadContext } from '../../lib/routes.ts';
import type { ImportSource } from '../../lib/foreignArchives/records.ts';
import { type UploadRow, isHandedOver, uploadOf } from './repository.ts';
import { isArchiveOf } from './rules.ts';
import { checkArchive } from '../../lib/foreignArchives/readArchive.ts';

export type ArchiveDeps = { files: FileStore; outgoing: Outgoing };

/** What is to be imported. */
export type Wanted = {
  readonly source: ImportSource;
  readonly teamUrl: string;
  readonly invite: boolean;
  readonly uploadName?: string | undefined;
  readonly sourceFile?: string | undefined;
  readonly passphrase?: string | undefined;
};

/** The look at an archive is left off after so long: its reading tells the rest. */
const CHECK_MS = 2_000;

/**
 * The link of an import that has one.
 *
 * @throws Refusal `link_refused`, `passphrase_required`
 */
export function demandLink({ sourceFile, passphrase }: Wanted): string {
  const { data: link } = archiveLinkFormat.safeParse(sourceFile);
  if (link === undefined) throw new Refusal('link_refused', { field: 'sourceFile' });
  if (isEncryptedName(fileNameOfLink(link)) && passphrase === undefined)
    throw new Refusal('passphrase_required', { field: 'passphrase' });
  return link;
}

/**
 * The archive that was sent for an import.
 *
 * @throws Refusal `archive_missing`, `already_processed`
 */
export async function demandUpload(db: Queries, teamId: string, { source, uploadName }: Wanted): Promise<UploadRow> {
  const field = 'uploadName';
  if (uploadName === undefined || !isArchiveOf(teamId, uploadName)) throw new Refusal('archive_missing', { field });
  if (await isHandedOver(db, uploadName)) throw new Refusal('already_processed', { field });
  const upload = await uploadOf(db, teamId, uploadName);
  if (upload?.source !== source) throw new Refusal('archive_missing', { field });
  return upload;
}

/** What a look at an archive says; null where it says nothing, and where it takes too long. */
async function faultOf(files: FileStore, { source, passphrase }: Wanted, name: string) {
  const signal = AbortSignal.timeout(CHECK_MS);
  return checkArchive({ source, files, name, passphrase: passphrase ?? null, signal }).catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
}

/**
 * Asks network and store about what is to be imported, before the transaction that starts it.
 *
 * @throws Refusal as `demandLink` and `demandUpload`, `archive_invalid`, `archive_too_large`, `passphrase_wrong`
 */
export async function demandArchive(
  { files, outgoing }: ArchiveDeps,
  { actor, read }: AheadContext,
  wanted: Wanted,
): Promise<void> {
  if (wanted.source === 'HIPCHAT') {
    if (await outgoing.isRefused(demandLink(wanted))) throw new Refusal('link_refused', { field: 'sourceFile' });
    return;
  }
  const { uploadName, bytes } = await read((db) => demandUpload(db, actor.teamId, wanted));
  if ((await files.size(uploadName)) !== bytes) throw new Refusal('archive_missing', { field: 'uploadName' });
  const fault = await faultOf(files, wanted, uploadName);
  if (fault !== null) throw new Refusal(fault, { field: fault.startsWith('passphrase') ? 'passphrase' : 'uploadName' });
}
