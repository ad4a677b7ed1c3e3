// Archives of other tools, put into a store and read.
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { ArchiveError } from '../lib/archive/fault.ts';
import { type ImportRecord, type ImportSource, importRecordShape } from '../lib/foreignArchives/records.ts';
import { type ArchiveInput, readArchive } from '../lib/foreignArchives/readArchive.ts';
import { createMemoryStore } from './memoryFiles.ts';

export const ARCHIVE = 'import_archives/team/archive.bin';

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

export async function archiveInput(source: ImportSource, archive: Buffer, passphrase: string | null = null) {
  const files = createMemoryStore();
  await files.put(ARCHIVE, Readable.from([archive]));
  const input: ArchiveInput = { source, files, name: ARCHIVE, passphrase, signal: new AbortController().signal };
  return { ...input, files };
}

/** The records of an archive, which are of the form in which they are kept; nothing else is left in the store. */
export async function recordsOf(...given: Parameters<typeof archiveInput>): Promise<ImportRecord[]> {
  const input = await archiveInput(...given);
  try {
    const records = await all(readArchive(input));
    expect(records.map((record) => importRecordShape.parse(JSON.parse(JSON.stringify(record))))).toEqual(records);
    return records;
  } finally {
    expect(input.files.names()).toEqual([ARCHIVE]);
  }
}

/** Why an archive is not read; null where it is. */
export const archiveFault = (...given: Parameters<typeof archiveInput>): Promise<unknown> =>
  recordsOf(...given).then(
    () => null,
    (error: unknown) => (error instanceof ArchiveError ? error.code : error),
  );
