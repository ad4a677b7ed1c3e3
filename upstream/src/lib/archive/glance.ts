import { Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { openEncrypted } from './aes.ts';
import { ARCHIVE_LIMITS, ArchiveError, type ArchiveFault } from './fault.ts';
import { KIND_BYTES, kindOf } from './kind.ts';
import { type ToOpen, lengthOf, openArchive } from './openArchive.ts';
import { firstBytes, flowing } from './streams.ts';
import { zipEntries } from './zip.ts';

/** As much of a file is looked at, and as many entries of a zip are: whoever hands it over waits meanwhile. */
const GLANCE_BYTES = 64 * 1024;
const GLANCE_ENTRIES = 20_000;

/** What is known of an archive after a glance. */
export type Glance =
  | { readonly fault: ArchiveFault | 'passphrase_required' }
  /** The paths of its wanted files, where they are quickly known. */
  | { readonly fault: null; readonly paths: readonly string[] | null };

/** Looks at the beginning of an archive, and at the directory of a small zip: what it is, and whether it opens. */
export async function glanceAt(given: ToOpen): Promise<Glance> {
  try {
    return await glanced(given);
  } catch (error) {
    if (error instanceof ArchiveError) return { fault: error.code };
    throw error;
  }
}

async function glanced(given: ToOpen): Promise<Glance> {
  const { files, name, passphrase, signal, limits = ARCHIVE_LIMITS } = given;
  const bytes = await lengthOf(given, limits);
  const kind = kindOf(await firstBytes(files.read(name, { end: KIND_BYTES }), KIND_BYTES));
  if (kind === null) return { fault: 'archive_invalid' };
  if (kind === 'zip') {
    if ((await zipEntries(files, name, bytes, limits)) > GLANCE_ENTRIES) return { fault: null, paths: null };
    const { paths, close } = await openArchive(given);
    await close();
    return { fault: null, paths };
  }
  if (kind === 'aes' && passphrase === null) return { fault: 'passphrase_required' };
  const opened = kind === 'aes' && (await openEncrypted(files, name, { passphrase: passphrase ?? '', bytes }));
  const inner = opened ? opened.kind : kind;
  if (inner === 'gzip') {
    const packed = opened ? opened.content(signal, GLANCE_BYTES) : files.read(name, { end: GLANCE_BYTES });
    // What is cut off by the glance is no fault: whatever can be unpacked of it is.
    const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    const head = await firstBytes(flowing(Readable.from(packed), gunzip, signal), KIND_BYTES);
    if (kindOf(head) !== 'tar') return { fault: 'archive_invalid' };
  }
  return { fault: null, paths: null };
}
