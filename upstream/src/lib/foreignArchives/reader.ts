import type * as z from 'zod';
import { ArchiveError } from '../archive/fault.ts';
import type { OpenArchive } from '../archive/opening.ts';
import type { ImportRecord, MessageRecord, SkippedRecord } from './records.ts';
import { JsonFault, jsonItems } from './jsonItems.ts';
import { lineOf } from './texts.ts';

/** How the exports of a tool are read. One reader reads one archive. */
export type SourceReader = {
  /** Whether a file is read. Asked once of each file of the archive. */
  readonly wants: (path: string) => boolean;
  /** Whether the wanted files of an archive are an export of this tool. */
  readonly isExport: (paths: readonly string[]) => boolean;
  readonly records: (archive: OpenArchive) => AsyncGenerator<ImportRecord>;
};

/** What of an archive is told of, but not brought over as it is. */
export const skipped = (what: SkippedRecord['what'], name: string, code: SkippedRecord['code']): SkippedRecord => ({
  kind: 'skipped',
  what,
  name: lineOf(name, 300),
  code,
});

/** An item of a list and where it stands; null and why where it is none of this form. */
export type Listed<T> =
  | { readonly at: string; readonly item: T; readonly code: null }
  | { readonly at: string; readonly item: null; readonly code: 'record_invalid' | 'file_unreadable' };

/** The items of a file that has a list. */
export async function* listIn<T extends object>(
  archive: OpenArchive,
  path: string,
  shape: z.ZodType<T>,
): AsyncGenerator<Listed<T>> {
  let place = 0;
  try {
    for await (const value of jsonItems(archive.read(path))) {
      place += 1;
      const at = `${path} [${place}]`;
      const { data } = shape.safeParse(value);
      yield data ? { at, item: data, code: null } : { at, item: null, code: 'record_invalid' };
    }
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    yield { at: path, item: null, code: 'file_unreadable' };
  }
}

/**
 * The items of a file without which nothing can be brought over.
 *
 * @throws ArchiveError where it has no list
 */
export async function* demandedListIn<T extends object>(
  archive: OpenArchive,
  path: string,
  shape: z.ZodType<T>,
): AsyncGenerator<Listed<T>> {
  for await (const listed of listIn(archive, path, shape)) {
    if (listed.code === 'file_unreadable')
      throw new ArchiveError('archive_invalid', 'One of the lists cannot be read.');
    yield listed;
  }
}

/** What operating systems put beside the files of an archive. */
export const isLitter = (parts: readonly string[]): boolean =>
  parts[0] === '__MACOSX' || (parts.at(-1) ?? '').startsWith('._');

/** The folder in which an export stands, itself or in one folder; null where none does. Ends with a slash, or is empty. */
export function rootOf(paths: readonly string[], isRoot: (holds: (name: string) => boolean) => boolean): string | null {
  const known = new Set(paths);
  const roots = [
    '',
    ...new Set(paths.flatMap((path) => (path.includes('/') ? [`${path.split('/', 1)[0] ?? ''}/`] : []))),
  ];
  return roots.find((root) => isRoot((name) => known.has(`${root}${name}`))) ?? null;
}

/** As many messages are held back at least, so that one that comes too late finds its place. */
const HELD_BACK = 4_000;

const byTime = (one: MessageRecord, other: MessageRecord) => one.sentAt - other.sentAt;

/** The records of one channel, its messages in the order of time: what is not far from its place gets there. */
export async function* inOrderOfTime(records: AsyncIterable<ImportRecord>): AsyncGenerator<ImportRecord> {
  const held: MessageRecord[] = [];
  for await (const record of records) {
    if (record.kind !== 'message') yield record;
    else if (held.push(record) >= 2 * HELD_BACK) yield* held.sort(byTime).splice(0, HELD_BACK);
  }
  yield* held.sort(byTime);
}
