import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { Entry, fromRandomAccessReaderPromise, getFileNameLowLevel } from 'yauzl';
import type { FileStore } from '../files.ts';
import { ArchiveError, type ArchiveLimits, demandAtMost, demandRatio } from './fault.ts';
import type { OpenArchive, Opening } from './opening.ts';
import { insidePath } from './paths.ts';
import { StoreReader } from './storeReader.ts';
import { type Bytes, flowing } from './streams.ts';

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;
/** The kind of a file in the upper half of its attributes, as Unix writes it; nothing there is a plain file. */
const KIND_MASK = 0o170000;
const PLAIN_KINDS = new Set([0, 0o100000, 0o040000]);
const UTF8_FLAG = 0x800;

/** What of an entry is needed to read it. */
type Packed = { offset: number; packed: number; bytes: number; crc: number; isDeflated: boolean };

/** What yauzl finds fault with is no error of its own kind. */
const invalid = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof ArchiveError) && !('code' in error)
    ? new ArchiveError('archive_invalid', error.message, { cause: error })
    : error;

/** Opens the directory of a zip without reading it: its number of entries is known then. */
async function openDirectory(reader: StoreReader, bytes: number, limits: ArchiveLimits) {
  const zip = await fromRandomAccessReaderPromise(reader, bytes, { decodeStrings: false, autoClose: false }).catch(
    (error: unknown) => {
      // It begins as a zip does: where its end is not to be found, it has been cut off.
      throw error instanceof ArchiveError ? error : new ArchiveError('archive_truncated', String(error));
    },
  );
  demandAtMost(zip.entryCount, limits.entries, 'entries');
  return zip;
}

/** How many entries a zip says it has. */
export const zipEntries = async (files: FileStore, name: string, bytes: number, limits: ArchiveLimits) =>
  (await openDirectory(new StoreReader(files, name), bytes, limits)).entryCount;

/** Names are UTF-8 where their bytes are, whatever the entry says: macOS says nothing. */
const nameOf = ({ fileNameRaw, extraFields, generalPurposeBitFlag: flags }: Entry) =>
  getFileNameLowLevel(isUtf8(fileNameRaw) ? flags | UTF8_FLAG : flags, fileNameRaw, extraFields, true);

/** Opens a zip: its directory is read and judged, all of it. */
export async function openZip({ files, name, bytes, limits, wants, signal }: Opening): Promise<OpenArchive> {
  const reader = new StoreReader(files, name);
  const zip = await openDirectory(reader, bytes, limits);
  const wanted = new Map<string, Packed>();
  const places = new Places();
  let total = 0;
  let pathCharacters = 0;
  try {
    // The directory begins where its first entry is to be read: the number is mistyped as a boolean in the library.
    places.end = Number(zip.readEntryCursor);
    for await (const entry of zip.eachEntry()) {
      signal.throwIfAborted();
      places.add(entry.relativeOffsetOfLocalHeader, LOCAL_HEADER_BYTES + entry.compressedSize);
      const path = judged(entry);
      if (path === null || !wants(path)) continue;
      if (wanted.has(path)) throw new ArchiveError('archive_unsafe', 'Two files have one path.');
      demandReadable(entry, limits);
      pathCharacters += path.length;
      demandAtMost(pathCharacters, limits.pathCharacters, 'characters in paths');
      total += entry.uncompressedSize;
      demandAtMost(total, limits.totalBytes, 'bytes');
      wanted.set(path, {
        offset: entry.relativeOffsetOfLocalHeader,
        ...{ packed: entry.compressedSize, bytes: entry.uncompressedSize, crc: entry.crc32 },
        isDeflated: entry.compressionMethod === DEFLATED,
      });
    }
  } catch (error) {
    throw invalid(error);
  }
  places.demandApart();

  return {
    paths: [...wanted.keys()],
    read: async function* (path) {
      const found = wanted.get(path);
      if (!found) throw new ArchiveError('archive_invalid', 'There is no such file.');
      const header = new Entry();
      header.relativeOffsetOfLocalHeader = found.offset;
      header.compressedSize = found.packed;
      const { fileDataStart: start } = await zip
        .readLocalFileHeaderPromise(header, { minimal: true })
        .catch((error) => {
          throw invalid(error);
        });
      const packed = reader.content(start, start + found.packed);
      yield* asPromised(found.isDeflated ? flowing(Readable.from(packed), createInflateRaw(), signal) : packed, found);
    },
    close: async () => undefined,
  };
}

/**
 * The path of a file; null of a folder.
 *
 * @throws ArchiveError where it is neither, or is locked
 */
function judged(entry: Entry): string | null {
  const name = nameOf(entry);
  const path = insidePath(name);
  if (!PLAIN_KINDS.has((entry.externalFileAttributes >>> 16) & KIND_MASK))
    throw new ArchiveError('archive_unsafe', 'An entry is neither file nor folder.');
  if (entry.isEncrypted()) throw new ArchiveError('archive_invalid', 'An entry is encrypted.');
  return name.endsWith('/') || path === '' ? null : path;
}

function demandReadable({ compressionMethod, compressedSize, uncompressedSize }: Entry, limits: ArchiveLimits): void {
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    throw new ArchiveError('archive_invalid', `A file is packed in a way that is not read: ${compressionMethod}.`);
  demandAtMost(uncompressedSize, limits.fileBytes, 'bytes in a file');
  demandRatio(compressedSize, uncompressedSize, limits);
}

/** Holds a file to what the directory says of it: its length while it comes, its checksum at its end. */
async function* asPromised(content: Bytes, { bytes, crc }: Packed): AsyncGenerator<Buffer> {
  let length = 0;
  let sum = 0;
  for await (const chunk of content) {
    length += chunk.length;
    if (length > bytes) throw new ArchiveError('archive_unsafe', 'A file is longer than the directory says.');
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (length < bytes || sum !== crc)
    throw new ArchiveError('archive_truncated', 'A file is not what the directory says.');
}

/** Where the entries stand. Of a true archive none stands upon another; bombs are made of such. */
class Places {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Where the last of them ends at the latest. */
  end = Infinity;

  add(start: number, length: number): void {
    this.#starts.push(start);
    this.#ends.push(start + length);
  }

  /** @throws ArchiveError where two of them overlap */
  demandApart(): void {
    const order = Uint32Array.from(this.#starts.keys()).sort((a, b) => this.#startOf(a) - this.#startOf(b));
    let last = 0;
    for (const index of order) {
      if (this.#startOf(index) < last) throw new ArchiveError('archive_unsafe', 'Two entries overlap.');
      last = this.#ends[index] ?? last;
    }
    if (last > this.end) throw new ArchiveError('archive_unsafe', 'An entry and the directory overlap.');
  }

  #startOf(index: number): number {
    return this.#starts[index] ?? 0;
  }
}
