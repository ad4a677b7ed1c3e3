import { Readable } from 'node:stream';
import * as z from 'zod';
import { Fault } from '../../lib/errors.ts';
import type { FileStore } from '../../lib/files.ts';
import {
  type ChannelRecord,
  type ImportRecord,
  type MessageRecord,
  type PersonRecord,
  type SkippedRecord,
  importRecordShape,
} from '../../lib/foreignArchives/records.ts';

/** Further people of a channel that has many. */
export type SeatsRecord = { readonly kind: 'seats'; readonly channelId: string; readonly members: readonly string[] };
const seatsShape = z.object({
  kind: z.literal('seats'),
  channelId: z.string(),
  members: z.array(z.string()).readonly(),
});

const lineShape = z.union([importRecordShape, seatsShape]);
type StoredRecord = ImportRecord | SeatsRecord;

/** As many people of a channel stand in one line. */
const SEATS_PER_LINE = 1_000;

function* partsOf(record: ImportRecord): Generator<StoredRecord> {
  if (record.kind !== 'channel' || record.members.length <= SEATS_PER_LINE) return yield record;
  const { id, members } = record;
  yield { ...record, members: members.slice(0, SEATS_PER_LINE) };
  for (let from = SEATS_PER_LINE; from < members.length; from += SEATS_PER_LINE)
    yield { kind: 'seats', channelId: id, members: members.slice(from, from + SEATS_PER_LINE) };
}

/** Text as the database takes it: without the character that it does not, and without halves of characters. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

const toLine = (record: StoredRecord) => `${JSON.stringify(record, storable)}\n`;

/** So much is handed to the store at once. */
const CHUNK_CHARACTERS = 64 * 1024;

async function* linesOf(records: AsyncIterable<ImportRecord>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const record of records) {
    for (const part of partsOf(record)) text += toLine(part);
    if (text.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Keeps records in the store, one in each line. */
export const storeRecords = (
  files: FileStore,
  name: string,
  records: AsyncIterable<ImportRecord>,
): Promise<{ bytes: number }> => files.put(name, Readable.from(linesOf(records)));

/** Records that are worked off in one step, all of one kind, and what was skipped among them. */
export type Batch = {
  readonly people: readonly PersonRecord[];
  readonly channels: readonly (ChannelRecord | SeatsRecord)[];
  readonly messages: readonly MessageRecord[];
  readonly skipped: readonly SkippedRecord[];
  /** Where they begin in the file, and where what follows them does. */
  readonly from: number;
  readonly next: number;
};

/** As many of a kind one step takes: so many are done in a part of a second. */
const STEP = { people: 50, channels: 25, seats: 1_500, messages: 1_000, lines: 2_000 } as const;

const LINE_END = 10;

/** The lines of a file from a place on, and where each ends. */
async function* linesFrom(
  files: FileStore,
  name: string,
  start: number,
): AsyncGenerator<{ text: string; end: number }> {
  let rest: Buffer = Buffer.alloc(0);
  let at = start;
  for await (const chunk of files.read(name, { start }) as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, from)) {
      at += end + 1 - from;
      yield { text: bytes.toString('utf8', from, end), end: at };
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
}

/** @throws Fault for what was not written by `storeRecords` */
function recordIn(text: string): StoredRecord {
  const { data } = lineShape.safeParse(JSON.parse(text));
  if (!data) throw new Fault('A line of an import is no record.');
  return data;
}

/** The records of the next step, from a place in the file on. */
export async function nextBatch(files: FileStore, name: string, from: number): Promise<Batch> {
  const people: PersonRecord[] = [];
  const channels: (ChannelRecord | SeatsRecord)[] = [];
  const messages: MessageRecord[] = [];
  const skipped: SkippedRecord[] = [];
  let seats = 0;
  let next = from;
  /** Whether a record is left to the next step. */
  const isOver = (record: StoredRecord): boolean => {
    switch (record.kind) {
      case 'person':
        return channels.length + messages.length > 0 || people.length === STEP.people;
      case 'message':
        return people.length + channels.length > 0 || messages.length === STEP.messages;
      case 'skipped':
        return false;
      default:
        if (people.length + messages.length > 0 || channels.length === STEP.channels) return true;
        return channels.length > 0 && seats + record.members.length > STEP.seats;
    }
  };
  let lines = 0;
  for await (const { text, end } of linesFrom(files, name, from)) {
    const record = recordIn(text);
    if (lines === STEP.lines || isOver(record)) break;
    if (record.kind === 'person') people.push(record);
    else if (record.kind === 'message') messages.push(record);
    else if (record.kind === 'skipped') skipped.push(record);
    else {
      channels.push(record);
      seats += record.members.length;
    }
    lines += 1;
    next = end;
  }
  return { people, channels, messages, skipped, from, next };
}
