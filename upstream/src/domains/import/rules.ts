import { createHash } from 'node:crypto';
import {
  CHANNEL_DESCRIPTION_MAX,
  CHANNEL_NAME_MAX,
  channelDescriptionFormat,
  channelNameFormat,
} from '@muster/schema/formats/channel';
import { PERSON_NAME_MAX, personNameFormat } from '@muster/schema/formats/personName';
import { DAY_MS } from '../../lib/durations.ts';
import type { ImportSource, SkippedRecord } from '../../lib/foreignArchives/records.ts';

/** As many problems of an import are kept: the counts tell of the rest. */
export const PROBLEMS_MAX = 10_000;

/** How long the same archive may be gone on with, how long it may be handed over, and when it leaves the store at the latest. */
export const UPLOAD_RESUMED_MS = DAY_MS;
export const UPLOAD_KEPT_MS = 2 * DAY_MS;
export const ARCHIVE_KEPT_MS = 3 * DAY_MS;

/** How long imports are kept that a later one of the same source follows. */
export const IMPORT_KEPT_MS = 365 * DAY_MS;

/** Where the archives of a team are: what was sent for another team is not found there. */
export const archiveFolderOf = (teamId: string): string =>
  `import_archives/${createHash('sha256').update(teamId).digest('hex').slice(0, 32)}`;

const LAST_PART = /^[0-9a-f]{32}\.archive$/;

/** Whether a name may be one that the team was given for an archive. */
export function isArchiveOf(teamId: string, uploadName: string): boolean {
  const folder = `${archiveFolderOf(teamId)}/`;
  return uploadName.startsWith(folder) && LAST_PART.test(uploadName.slice(folder.length));
}

/** Where the records of an import are: whoever reads its archive again writes them there again. */
export const recordsFileOf = (importId: string): string => `import_records/${importId}.jsonl`;

/** Whether it may be stopped: nothing of the team has changed. */
export const isCancellable = ({ status, stage }: { status: string; stage: string }): boolean =>
  status === 'IN_PROGRESS' && (stage === 'fetching' || stage === 'reading');

export const NO_COUNTS = {
  ...{ peopleFound: 0, peopleAdded: 0, peopleMatched: 0, peopleSkipped: 0 },
  ...{ channelsFound: 0, channelsAdded: 0, channelsMatched: 0, channelsSkipped: 0 },
  ...{ messagesFound: 0, messagesAdded: 0, messagesSkipped: 0 },
};

/**
 * Whether something that was skipped counts as something that the archive has and that is left out. A text that is shortened is
 * brought over, and conversations of few people are no channels.
 */
export const isCountedSkip = ({ code }: Pick<SkippedRecord, 'code'>): boolean =>
  code === 'text_missing' || code === 'record_invalid';

type Counts = Readonly<Record<keyof typeof NO_COUNTS, number>>;

/** Counts with what has come to them. */
export const countsWith = (counts: Counts, more: Partial<Counts>): Counts => {
  const sum = (key: keyof Counts) => counts[key] + (more[key] ?? 0);
  return {
    ...{ peopleFound: sum('peopleFound'), peopleAdded: sum('peopleAdded') },
    ...{ peopleMatched: sum('peopleMatched'), peopleSkipped: sum('peopleSkipped') },
    ...{ channelsFound: sum('channelsFound'), channelsAdded: sum('channelsAdded') },
    ...{ channelsMatched: sum('channelsMatched'), channelsSkipped: sum('channelsSkipped') },
    ...{ messagesFound: sum('messagesFound'), messagesAdded: sum('messagesAdded') },
    messagesSkipped: sum('messagesSkipped'),
  };
};

/** What no line of text has: what controls the text around it, in runs. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

const onOneLine = (text: string, most: number): string =>
  [
    ...text
      .slice(0, 10 * most)
      .replace(UNFIT, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
    .trim();

/** A channel's name as channels here are named, or null where nothing of it can be shown. */
export const fitChannelName = (name: string, most = CHANNEL_NAME_MAX): string | null =>
  channelNameFormat.safeParse(onOneLine(name, most)).data ?? null;

/** What a channel is for, on one line. */
export const fitDescription = (description: string): string =>
  channelDescriptionFormat.safeParse(onOneLine(description, CHANNEL_DESCRIPTION_MAX)).data ?? '';

type Name = { readonly firstName: string; readonly lastName: string };

/** Somebody's name as people here are called, or null where nothing of it can be shown. */
export function fitPersonName({ firstName, lastName }: Name): Name | null {
  const [first, last] = [firstName, lastName].map(
    (part) => personNameFormat.safeParse(onOneLine(part, PERSON_NAME_MAX)).data ?? '',
  );
  if (first) return { firstName: first, lastName: last ?? '' };
  return last ? { firstName: last, lastName: '' } : null;
}

/** What the tools are called. */
export const TOOLS: Readonly<Record<ImportSource, string>> = {
  ...{ SLACK: 'Slack', HIPCHAT: 'HipChat', HIPCHAT_SERVER: 'HipChat Server', STRIDE: 'Stride' },
};

/** What stands behind a name that is taken. */
const MARKS: Readonly<Record<ImportSource, string>> = { ...TOOLS, HIPCHAT_SERVER: 'HipChat' };

/** A name for a channel that no other has: the given one, or it with the tool's behind it, then with a number, too. */
export function freeName(name: string, source: ImportSource, isTaken: (name: string) => boolean): string {
  for (let nth = 0; ; nth += 1) {
    const mark = nth === 0 ? '' : ` (${MARKS[source]})${nth === 1 ? '' : ` ${nth}`}`;
    const candidate = `${[...name]
      .slice(0, CHANNEL_NAME_MAX - mark.length)
      .join('')
      .trimEnd()}${mark}`;
    if (!isTaken(candidate)) return candidate;
  }
}
