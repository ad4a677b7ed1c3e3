import { Readable } from 'node:stream';
import type { FileStore } from '../files.ts';
import { type OpenedFile, openEncrypted } from './aes.ts';
import { ARCHIVE_LIMITS, ArchiveError, type ArchiveLimits } from './fault.ts';
import { KIND_BYTES, kindOf } from './kind.ts';
import { type OpenArchive, type Opening, scrapNameOf } from './opening.ts';
import { firstBytes } from './streams.ts';
import { openTar } from './tar.ts';
import { openZip } from './zip.ts';

/** What is to be opened: see `Opening`. */
export type ToOpen = Omit<Opening, 'bytes' | 'limits'> & {
  readonly passphrase: string | null;
  readonly limits?: ArchiveLimits;
};

/**
 * Opens an archive in the store by what is in it, whatever it is called: `.zip`, `.tar.gz`, `.tar`, or one of them encrypted by
 * OpenSSL. Nothing of it is kept in memory but the paths.
 *
 * @throws ArchiveError
 */
export async function openArchive(given: ToOpen): Promise<OpenArchive> {
  const { files, name, passphrase, limits = ARCHIVE_LIMITS } = given;
  const bytes = await lengthOf(given, limits);
  const opening: Opening = { ...given, bytes, limits };
  const kind = kindOf(await firstBytes(files.read(name, { end: KIND_BYTES }), KIND_BYTES));
  if (kind === null) throw new ArchiveError('archive_invalid', 'It is no archive.');
  if (kind === 'zip') return openZip(opening);
  if (kind !== 'aes') return openTar(opening, kind, () => files.read(name));
  if (passphrase === null) throw new ArchiveError('passphrase_wrong', 'There is no passphrase.');

  const opened = await openEncrypted(files, name, { passphrase, bytes });
  if (opened.kind !== 'zip') return openTar(opening, opened.kind, opened.content);
  return openDecryptedZip(opening, opened);
}

/**
 * How long an archive is.
 *
 * @throws ArchiveError where there is none, or too much of it
 */
export async function lengthOf(
  { files, name }: Pick<Opening, 'files' | 'name'>,
  { archiveBytes }: ArchiveLimits,
): Promise<number> {
  const bytes = await files.size(name);
  if (bytes === null) throw new ArchiveError('archive_invalid', 'There is no archive.');
  if (bytes > archiveBytes) throw new ArchiveError('archive_too_large', `More than ${archiveBytes} bytes.`);
  return bytes;
}

/** A zip is read here and there, which an encrypted one does not allow: it stands in the store decrypted while it is open. */
async function openDecryptedZip(opening: Opening, { content }: OpenedFile): Promise<OpenArchive> {
  const { files, signal } = opening;
  const scrap = scrapNameOf(opening.name);
  try {
    const { bytes } = await files.put(scrap, Readable.from(content(signal)));
    const zip = await openZip({ ...opening, name: scrap, bytes });
    return { ...zip, close: () => files.remove(scrap) };
  } catch (error) {
    await files.remove(scrap);
    throw error;
  }
}

/** Removes what an archive left in the store that was never closed. */
export const removeScraps = (files: FileStore, name: string): Promise<void> => files.remove(scrapNameOf(name));
