import { MINUTE_MS } from '../../lib/durations.ts';
import type { OutsideJob } from '../../lib/jobs.ts';
import type { Seals } from '../../lib/seals.ts';
import type { FileStore } from '../../lib/files.ts';
import { ArchiveError } from '../../lib/archive/fault.ts';
import type { ImportRecord } from '../../lib/foreignArchives/records.ts';
import type { ImportFailure, ImportRow } from './repository.ts';
import { isCountedSkip, recordsFileOf } from './rules.ts';
import { readArchive, removeScraps } from '../../lib/foreignArchives/readArchive.ts';
import { storeRecords } from './recordRepository.ts';

/** An archive that takes longer is too large. It ends before the time of the work, which would begin it again and again. */
const READING_MS = 50 * MINUTE_MS;

/** How much of each kind an archive has. */
export type Found = { peopleFound: number; channelsFound: number; messagesFound: number };

/** What reading an archive came to. */
export type Reading =
  | { readonly failure: ImportFailure }
  | { readonly failure: null; readonly bytes: number; readonly found: Found };

const KEYS = { person: 'peopleFound', channel: 'channelsFound', message: 'messagesFound' } as const;

/** What an archive counts as. */
function keyOf(record: ImportRecord): keyof Found | null {
  if (record.kind === 'person') return record.state === 'bot' ? null : KEYS.person;
  if (record.kind !== 'skipped') return KEYS[record.kind];
  return isCountedSkip(record) && record.what !== 'file' ? KEYS[record.what] : null;
}

/** What an import's archive is opened with. */
export const passphraseOf = (
  seals: Seals,
  { sealedPassphrase, importId }: Pick<ImportRow, 'sealedPassphrase' | 'importId'>,
): string | null => (sealedPassphrase === null ? null : seals.open(sealedPassphrase, importId));

/** Reads an archive of the store into records of the store. Nothing of the team changes by it. */
export async function readToRecords(
  { files, seals }: { files: FileStore; seals: Seals },
  row: Pick<ImportRow, 'source' | 'archiveFile' | 'sealedPassphrase' | 'importId'>,
  job: Pick<OutsideJob, 'signal'>,
  deadline = AbortSignal.timeout(READING_MS),
): Promise<Reading> {
  const { source, archiveFile: name, importId } = row;
  const signal = AbortSignal.any([job.signal, deadline]);
  const found: Found = { peopleFound: 0, channelsFound: 0, messagesFound: 0 };
  async function* counted() {
    for await (const record of readArchive({ source, files, name, passphrase: passphraseOf(seals, row), signal })) {
      const key = keyOf(record);
      if (key !== null) found[key] += 1;
      yield record;
    }
  }
  try {
    // A process that was killed has left what it had unpacked.
    await removeScraps(files, name);
    const { bytes } = await storeRecords(files, recordsFileOf(importId), counted());
    return found.peopleFound + found.channelsFound === 0
      ? { failure: 'nothing_found' }
      : { failure: null, bytes, found };
  } catch (error) {
    if (error instanceof ArchiveError) return { failure: error.code };
    if (deadline.aborted && !job.signal.aborted) return { failure: 'archive_too_large' };
    throw error;
  }
}
