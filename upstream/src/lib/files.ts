import { randomBytes, randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fault } from './errors.ts';

/** A file's length in bytes, and its content, which is to be read or destroyed. */
export type StoredFile = { bytes: number; content: Readable };

/** Some of a file's bytes: from `start`, which is 0 without, up to and without `end`, which is its own end without. */
export type ByteRange = { readonly start?: number; readonly end?: number };

/** A part of a file as a call answers it: the places of its first and last byte, and how many bytes the whole file has. */
export type FilePart = StoredFile & {
  readonly part?: { readonly first: number; readonly last: number; readonly of: number };
};

/** Where files are kept: avatars, icons, archives, recordings, exports. */
export type FileStore = {
  /** Keeps a stream under a name, in the place of what was there. A stream that breaks off changes nothing. */
  put(name: string, content: Readable): Promise<{ bytes: number }>;
  /**
   * Adds a stream to a file that is sent in parts, or begins one: `offset` is how long it is by now. What came of a stream that
   * breaks off stays, and `size` tells how much that is: a store may keep the last few megabytes of it to itself when its process
   * is killed. One part of a file at a time, and of none that was `put`.
   */
  append(name: string, offset: number, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** The file's content, or null where there is none of this name. */
  get(name: string): Promise<StoredFile | null>;
  /** How many bytes a file has, or null where there is none of this name. */
  size(name: string): Promise<number | null>;
  /** A part of a file's content, or less where it ends before. The stream fails where there is no such file. */
  read(name: string, range?: ByteRange): Readable;
  /** Removes a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
};

/** A name that nobody can guess and no file has had. */
export const newFileName = (folder: string, ending: string) => `${folder}/${randomBytes(16).toString('hex')}.${ending}`;

const namePart = '[a-z0-9][a-z0-9_-]{0,100}(?:\\.[a-z0-9]{1,10})?';
const namePattern = new RegExp(`^${namePart}(?:/${namePart}){0,5}$`);

/** Names are made by the program; the pattern is what keeps them inside the store, whatever went into them. */
export function checkedName(name: string): string {
  if (name.length > 500 || !namePattern.test(name)) throw new Fault('A file name is not of the allowed form.');
  return name;
}

/** Each chunk lands where it belongs: whoever sends the same bytes twice, over two processes even, changes nothing by it. */
async function writeFrom(handle: FileHandle, offset: number, content: AsyncIterable<Uint8Array>): Promise<void> {
  let at = offset;
  for await (const chunk of content) {
    for (let done = 0; done < chunk.length;) {
      const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, at);
      done += bytesWritten;
      at += bytesWritten;
    }
  }
}

const PARTIAL = '.partial-';

/** Removes what a process that was killed had begun to write into a folder, and none that may still be at it. */
export async function dropBrokenWrites(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(PARTIAL))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(path, { force: true });
  }
}

/** Files in a folder of this machine. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, ...checkedName(name).split('/'));
  const sizeOf = async (path: string) => {
    const found = await stat(path).catch(() => null);
    return found?.isFile() ? found.size : null;
  };
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      const partial = join(folder, `${PARTIAL}${randomUUID()}`);
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(content, createWriteStream(partial));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { bytes: (await stat(path)).size };
    },
    append: async (name, offset, content) => {
      const path = pathOf(name);
      if (((await sizeOf(path)) ?? 0) !== offset)
        throw new Fault('A part of a file does not begin where the last one ended.');
      await mkdir(dirname(path), { recursive: true });
      const handle = await open(path, constants.O_CREAT | constants.O_WRONLY);
      try {
        await writeFrom(handle, offset, content);
        return { bytes: (await handle.stat()).size };
      } finally {
        await handle.close();
      }
    },
    get: async (name) => {
      const path = pathOf(name);
      const bytes = await sizeOf(path);
      return bytes === null ? null : { bytes, content: createReadStream(path) };
    },
    size: async (name) => sizeOf(pathOf(name)),
    read: (name, { start = 0, end = Infinity } = {}) => {
      const path = pathOf(name);
      return start < end ? createReadStream(path, { start, end: end - 1 }) : Readable.from([]);
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  };
}
