import { Readable } from 'node:stream';
import { Fault } from './errors.ts';
import { type ByteRange, type FileStore, checkedName, newFileName } from './files.ts';
import { piecesOf } from './pieces.ts';
import { type S3Patience, StorageFault, createBucket } from './s3Objects.ts';
import type { S3Access } from './s3Settings.ts';
import { StartError } from './startError.ts';

/** So much of each file on its way is in memory: the least that S3 takes as a part of an object. */
export const PIECE_BYTES = 5 * 1024 * 1024;
const REMOVED_AT_ONCE = 8;

/** A part of a file that is sent in parts: an object of its own, named for the bytes of the file that it holds. */
type Part = { readonly key: string; readonly start: number; readonly end: number };
const PART_NAME = /^(\d{15})-(\d{15})$/;
const placeName = (place: number) => String(place).padStart(15, '0');

/** Of parts those that make up the file from its beginning on without a gap, each from where the one before ends. */
export function gapless(parts: readonly Part[]): Part[] {
  const ordered = parts.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const chosen: Part[] = [];
  let at = 0;
  for (const part of ordered) {
    if (part.start > at || part.end <= at) continue;
    chosen.push(part);
    at = part.end;
  }
  return chosen;
}

const lengthOf = (parts: readonly Part[]) => parts.at(-1)?.end ?? 0;

export type S3Store = FileStore & {
  /** @throws StartError where files cannot be written, found, read and removed */
  check(): Promise<void>;
  close(): void;
};

/**
 * Files in a bucket of an S3-compatible storage: each an object of its name. A file that is sent in parts stays in parts,
 * which are objects under `.parts/`: nothing that is there can be added to in S3, and what has come has to outlive a process.
 */
export function createS3Store(access: S3Access, patience?: S3Patience): S3Store {
  const objects = createBucket(access, patience);
  const keyOf = (name: string) => `${access.prefix}${checkedName(name)}`;
  const partsPrefixOf = (name: string) => `${access.prefix}.parts/${checkedName(name)}/`;

  /** All parts that are there, as they are listed. One that is not as long as its name says is none. */
  async function partsOf(name: string): Promise<Part[]> {
    const prefix = partsPrefixOf(name);
    const parts: Part[] = [];
    for await (const { key, bytes } of objects.list(prefix)) {
      const [, start, end] = PART_NAME.exec(key.slice(prefix.length)) ?? [];
      const part = { key, start: Number(start), end: Number(end) };
      if (part.end - part.start === bytes) parts.push(part);
    }
    return parts;
  }

  async function* contentOf(name: string, range: Required<ByteRange>): AsyncGenerator<Uint8Array> {
    if (range.start >= range.end) return;
    if (yield* objects.read(keyOf(name), range)) return;
    const parts = gapless(await partsOf(name));
    if (parts.length === 0) throw new StorageFault('There is no such file in the storage of files.');
    let at = 0;
    for (const { key, start, end } of parts) {
      const wanted = { start: Math.max(at, range.start) - start, end: Math.min(end, range.end) - start };
      at = end;
      if (wanted.start >= wanted.end) continue;
      if (!(yield* objects.read(key, wanted)))
        throw new StorageFault('A part of a file is not in the storage of files any more.');
    }
  }

  const sizeOf = async (name: string): Promise<number | null> => {
    const whole = await objects.lengthOf(keyOf(name));
    if (whole !== null) return whole;
    const parts = gapless(await partsOf(name));
    return parts.length === 0 ? null : lengthOf(parts);
  };

  const read: FileStore['read'] = (name, { start = 0, end = Infinity } = {}) => {
    checkedName(name);
    return Readable.from(contentOf(name, { start, end }), { objectMode: false });
  };

  async function put(name: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
    const Key = keyOf(name);
    const pieces = piecesOf(content, PIECE_BYTES, { keepsRest: false });
    let bytes: number;
    try {
      const first = (await pieces.next()).value ?? Buffer.alloc(0);
      if (first.length < PIECE_BYTES) {
        await objects.put(Key, first);
        bytes = first.length;
      } else bytes = await objects.putInPieces(Key, following(first, pieces));
    } finally {
      await pieces.return();
    }
    const kept = await objects.lengthOf(Key);
    if (kept !== bytes) throw new StorageFault(`The storage of files keeps ${kept ?? 0} of ${bytes} bytes.`);
    return { bytes };
  }

  async function append(name: string, offset: number, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
    const isWhole = (await objects.lengthOf(keyOf(name))) !== null;
    if (isWhole || lengthOf(gapless(await partsOf(name))) !== offset)
      throw new Fault('A part of a file does not begin where the last one ended.');
    let at = offset;
    for await (const piece of piecesOf(content, PIECE_BYTES, { keepsRest: true })) {
      const end = at + piece.length;
      await objects.put(`${partsPrefixOf(name)}${placeName(at)}-${placeName(end)}`, piece);
      at = end;
    }
    return { bytes: at };
  }

  async function remove(name: string): Promise<void> {
    await objects.remove(keyOf(name));
    const keys: string[] = [];
    for await (const { key } of objects.list(partsPrefixOf(name))) keys.push(key);
    while (keys.length > 0) await Promise.all(keys.splice(0, REMOVED_AT_ONCE).map(objects.remove));
  }

  async function check(): Promise<void> {
    const name = newFileName('checks', 'txt');
    const text = 'Muster keeps files here.';
    try {
      await append(name, 0, Readable.from([Buffer.from(text)]));
      const found = Buffer.concat(await read(name).toArray()).toString();
      await remove(name);
      if (found !== text) throw new StorageFault('The storage of files gives back something else.');
    } catch (error) {
      if (!(error instanceof StorageFault)) throw error;
      throw new StartError(`S3_BUCKET: files cannot be kept there. ${error.message}`);
    }
  }

  return {
    ...{ put, append, read, remove, check, size: sizeOf },
    get: async (name) => {
      const bytes = await sizeOf(name);
      return bytes === null ? null : { bytes, content: read(name) };
    },
    close: objects.close,
  };
}

async function* following(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* others;
}
