import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fault } from './errors.ts';

/** A file's length in bytes, and its content, which is to be read or destroyed. */
export type StoredFile = { bytes: number; content: Readable };

/** Where files are kept: avatars, icons, archives, recordings, exports. */
export type FileStore = {
  /** Keeps a stream under a name, in the place of what was there. A stream that breaks off changes nothing. */
  put(name: string, content: Readable): Promise<{ bytes: number }>;
  /** The file's content, or null where there is none of this name. */
  get(name: string): Promise<StoredFile | null>;
  /** Removes a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
};

/** A name that nobody can guess and no file has had. */
export const newFileName = (folder: string, ending: string) => `${folder}/${randomBytes(16).toString('hex')}.${ending}`;

const namePart = '[a-z0-9][a-z0-9_-]{0,100}(?:\\.[a-z0-9]{1,10})?';
const namePattern = new RegExp(`^${namePart}(?:/${namePart}){0,5}$`);

/** Names are made by the program; the pattern is what keeps them inside the store, whatever went into them. */
function checked(name: string): string {
  if (name.length > 500 || !namePattern.test(name)) throw new Fault('A file name is not of the allowed form.');
  return name;
}

/** Files in a folder of this machine. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, ...checked(name).split('/'));
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      const partial = join(folder, `.partial-${randomUUID()}`);
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
    get: async (name) => {
      const path = pathOf(name);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { bytes: found.size, content: createReadStream(path) } : null;
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  };
}
