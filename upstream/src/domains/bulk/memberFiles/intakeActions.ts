import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MEMBER_FILE_MAX_BYTES, MEMBER_ROWS_MAX } from '@muster/schema/formats/memberUpload';
import * as z from 'zod';
import { type Encoding, recognised } from '../../../lib/csv/encoding.ts';
import { CsvFault } from '../../../lib/csv/fault.ts';
import { fromHarmless } from '../../../lib/csv/harmless.ts';
import { recordsIn } from '../../../lib/csv/records.ts';
import { Fault, Refusal } from '../../../lib/errors.ts';
import { type FileStore, newFileName } from '../../../lib/files.ts';
import type { Intake } from '../../../lib/uploads.ts';
import { type HeaderFault, headerFault } from './columnRules.ts';

const FOLDER = 'member_files';
const FIELD = 'usersFile';

/** The refusal of a file, which names the line where it is one that cannot be read. */
const invalid = (fault?: CsvFault) => {
  const field = fault?.line ? `${FIELD}.${fault.line}` : FIELD;
  return new Refusal('InvalidFile', { field, ...(fault ? { message: fault.message } : {}) });
};

/** The refusal of a header, which says where it is at fault without repeating what stands there. */
export function headerRefusal({ fault, place }: HeaderFault): Refusal {
  const messages = {
    missing: 'The file has no column called email.',
    repeated: `Column ${place} of the file is there twice.`,
    unknown: `Column ${place} of the file is none of the template's.`,
  };
  const field = fault === 'missing' ? FIELD : `${FIELD}.${place}`;
  return new Refusal('InvalidHeader', { field, message: messages[fault] });
}

const isBlank = (cell: string | undefined) => cell?.trim() === '';

/** Cells without the empty ones at the end: spreadsheets leave some behind. */
function trimmed(cells: readonly string[], least: number): string[] {
  let length = cells.length;
  while (length > least && isBlank(cells[length - 1])) length -= 1;
  return cells.slice(0, length);
}

const asLine = (value: unknown) => `${JSON.stringify(value)}\n`;

/**
 * A file of people as it is kept: lines of JSON, the first with its encoding and header, the last with how many rows there are,
 * between them the rows, each with the line on which it begins and its cells as they were before they were made harmless.
 *
 * @throws Refusal `InvalidHeader` for what is wrong with the header whatever the team's fields are, `csv_empty`, `csv_too_long`
 */
async function* linesOf(content: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  let header: string[] | undefined;
  let total = 0;
  for await (const { line, cells } of recordsIn(content, encoding, MEMBER_ROWS_MAX)) {
    const own = trimmed(cells, header?.length ?? 0).map(fromHarmless);
    if (header === undefined) {
      const fault = headerFault(own);
      if (fault) throw headerRefusal(fault);
      header = own;
      yield asLine({ encoding, header });
    } else {
      total += 1;
      if (total > MEMBER_ROWS_MAX) throw new Refusal('csv_too_long', { field: FIELD });
      yield asLine([line, own]);
    }
  }
  if (header === undefined || total === 0) throw new Refusal('csv_empty', { field: FIELD });
  yield asLine({ total });
}

/** @throws Refusal `InvalidFile`, `InvalidHeader`, `csv_empty`, `csv_too_long` */
async function keepRows(raw: string, files: FileStore): Promise<string> {
  const open = () => files.read(raw);
  const encoding = await recognised(open);
  if (encoding === null) throw invalid();
  const name = newFileName(FOLDER, 'jsonl');
  try {
    await files.put(name, Readable.from(linesOf(open(), encoding)));
    return name;
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    throw error.reason === 'too_long' ? new Refusal('csv_too_long', { field: FIELD }) : invalid(error);
  }
}

/**
 * How files of people are taken in: as they come into the store, and from there, once their encoding is known, row by row into
 * the file that is kept. Neither is ever in memory as a whole.
 */
export const memberFileIntake: Intake = {
  maxBytes: MEMBER_FILE_MAX_BYTES,
  keep: async (content, files) => {
    const raw = newFileName(FOLDER, 'csv');
    try {
      await files.put(raw, content);
      return await keepRows(raw, files);
    } finally {
      await files.remove(raw);
    }
  },
};

const headSchema = z.object({
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'gb18030']),
  header: z.array(z.string()),
});
const endSchema = z.object({ total: z.int() });
const rowSchema = z.tuple([z.int(), z.array(z.string())]);

/** Longer than the last line of a kept file. */
const END_BYTES = 64;

/** A row of a kept file: the line of the sent one on which it begins, and its cells. */
export type KeptRow = { readonly line: number; readonly cells: readonly string[] };

/** What is known of a kept file without its rows; `rowsAt` is where they begin. */
export type Outline = z.infer<typeof headSchema> & z.infer<typeof endSchema> & { readonly rowsAt: number };

/** Whole lines of a kept file from a place on, and where the next one begins: so many, or fewer where they are long. */
async function linesFrom(files: FileStore, name: string, start: number, most: { lines: number; bytes: number }) {
  const lines: string[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let next = start;
  for await (const chunk of files.read(name, { start }) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = rest.indexOf('\n'); end >= 0 && lines.length < most.lines; end = rest.indexOf('\n', from)) {
      lines.push(rest.toString('utf8', from, end));
      next += end + 1 - from;
      from = end + 1;
    }
    rest = rest.subarray(from);
    if (lines.length >= most.lines || (lines.length > 0 && next - start >= most.bytes)) break;
  }
  return { lines, next };
}

const parsed = <T>(schema: z.ZodType<T>, line: string | undefined): T => {
  if (line === undefined) throw new Fault('A file of people ends before its end.');
  return schema.parse(JSON.parse(line));
};

/** What a kept file says of itself. */
export async function outlineOf(files: FileStore, name: string): Promise<Outline> {
  const { lines, next } = await linesFrom(files, name, 0, { lines: 1, bytes: 1 });
  const bytes = (await files.size(name)) ?? 0;
  const end = (await text(files.read(name, { start: Math.max(0, bytes - END_BYTES) }))).trimEnd().split('\n').at(-1);
  return { ...parsed(headSchema, lines[0]), ...parsed(endSchema, end), rowsAt: next };
}

/** Rows of a kept file from a place on, and where the next one begins. */
export async function rowsFrom(files: FileStore, name: string, start: number, most: { lines: number; bytes: number }) {
  const { lines, next } = await linesFrom(files, name, start, most);
  const rows = lines.map((line): KeptRow => {
    const [at, cells] = parsed(rowSchema, line);
    return { line: at, cells };
  });
  return { rows, next };
}
