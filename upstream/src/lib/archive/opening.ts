import type { FileStore } from '../files.ts';
import type { ArchiveLimits } from './fault.ts';
import type { Bytes } from './streams.ts';

/** An archive of which any file can be read at any time, one after another. */
export type OpenArchive = {
  /** The paths that were wanted, in the order of the archive. */
  readonly paths: readonly string[];
  /** A file's content. Whether all of it is there and true is known at its end. */
  readonly read: (path: string) => Bytes;
  /** Removes what the archive needed in the store while it was open. */
  readonly close: () => Promise<void>;
};

/** What is opened, and which of its files will be read: the others are looked at, and passed over. */
export type Opening = {
  readonly files: FileStore;
  readonly name: string;
  readonly bytes: number;
  readonly limits: ArchiveLimits;
  readonly signal: AbortSignal;
  readonly wants: (path: string) => boolean;
};

/** Where something of an archive is kept while it is open. */
export const scrapNameOf = (name: string) => `${name.replace(/\.[a-z0-9]+$/, '')}_open.scrap`;
