import type { FileStore } from '../files.ts';
import { ArchiveError, demandAtMost } from '../archive/fault.ts';
import { glanceAt } from '../archive/glance.ts';
import { openArchive } from '../archive/openArchive.ts';
import type { ImportRecord, ImportSource } from './records.ts';
import { hipchatReader } from './hipchat/hipchatReader.ts';
import { CHANNELS_MAX, MESSAGES_MAX, UNKNOWN_MAX } from './limits.ts';
import type { SourceReader } from './reader.ts';
import { slackReader } from './slack/slackReader.ts';

/** An archive in the store, and what is needed to read it. */
export type ArchiveInput = {
  readonly source: ImportSource;
  readonly files: FileStore;
  readonly name: string;
  readonly passphrase: string | null;
  /** Ends the reading: it rejects with the signal's reason. */
  readonly signal: AbortSignal;
};

const readers: Readonly<Record<ImportSource, () => SourceReader>> = {
  SLACK: slackReader,
  HIPCHAT: () => hipchatReader('HipChat'),
  HIPCHAT_SERVER: () => hipchatReader('HipChat'),
  STRIDE: () => hipchatReader('Stride'),
};

/**
 * What stands in an archive: people, then channels, then messages channel by channel in the order of time. What reading it needed
 * in the store is removed at the end, or by `removeScraps` where there was none.
 *
 * @throws ArchiveError where it cannot be read
 */
export async function* readArchive(input: ArchiveInput): AsyncGenerator<ImportRecord> {
  const { wants, isExport, records } = readers[input.source]();
  const archive = await openArchive({ ...input, wants });
  try {
    if (!isExport(archive.paths)) throw new ArchiveError('archive_invalid', 'It is no export of this tool.');
    const limits = countedLimits();
    for await (const record of records(archive)) {
      input.signal.throwIfAborted();
      limits(record);
      yield record;
    }
  } finally {
    await archive.close();
  }
}

/** Counts what comes out of an archive, and ends it where that is out of all measure. */
export function countedLimits(messagesMax = MESSAGES_MAX): (record: ImportRecord) => void {
  const counts = { channels: 0, messages: 0, unknown: 0 };
  return (record) => {
    if (record.kind === 'channel') counts.channels += 1;
    else if (record.kind === 'message') counts.messages += 1;
    // Their number is bounded by nothing else, and each has a line.
    else if (record.kind === 'skipped' && record.code === 'text_missing') counts.messages += 1;
    else if (record.kind === 'skipped' && ['record_invalid', 'channel_missing'].includes(record.code))
      counts.unknown += 1;
    demandAtMost(counts.channels, CHANNELS_MAX, 'channels');
    demandAtMost(counts.messages, messagesMax, 'messages');
    if (counts.unknown > UNKNOWN_MAX) throw new ArchiveError('archive_invalid', 'Too much in it is of no known form.');
  };
}

/** Why an archive is refused where it is handed over. */
export type HandOverFault = 'archive_invalid' | 'passphrase_required' | 'passphrase_wrong' | 'archive_too_large';

/** What stops an archive that is known after a look at its beginning and, of a zip, at its directory; null where nothing does. */
export async function checkArchive(input: ArchiveInput): Promise<HandOverFault | null> {
  const { wants, isExport } = readers[input.source]();
  const glance = await glanceAt({ ...input, wants });
  if (glance.fault === 'archive_unsafe' || glance.fault === 'archive_truncated') return 'archive_invalid';
  if (glance.fault !== null) return glance.fault;
  return glance.paths === null || isExport(glance.paths) ? null : 'archive_invalid';
}

export { removeScraps } from '../archive/openArchive.ts';
