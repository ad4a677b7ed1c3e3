import { Readable, pipeline } from 'node:stream';
import { TEMPLATE_PROBLEM_COLUMN, TEMPLATE_ROWS_MAX } from '@muster/schema/formats/channelTemplate';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { Refusal } from '../../../lib/errors.ts';
import { COLUMNS, fromHarmless, madeHarmless } from './rules.ts';

/** A row of a file: the line on which it begins, the header's being 1, and its cells. */
export type FileRow = { readonly line: number; readonly cells: string[] };

/** More than any row of a template takes; longer ones come from a quote that is never closed, or from no spreadsheet. */
const ROW_MAX_CHARACTERS = 200_000;
const ROW_MAX_CELLS = 100;

/** As many rows without anything in them are passed over: spreadsheets leave some behind, and reading them takes time. */
const EMPTY_ROWS_MAX = TEMPLATE_ROWS_MAX;

const invalid = () => new Refusal('csv_invalid', { field: 'file' });
const tooLong = () => new Refusal('csv_too_long', { field: 'file' });

/**
 * The text of a file, piece by piece. A byte order mark at its beginning is none of it.
 *
 * @throws Refusal `csv_invalid` for what is no UTF-8, and for the character that no text of the database can hold
 */
async function* decoded(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw invalid();
    }
  };
  for await (const chunk of content) {
    const text = decode(chunk);
    if (text.includes('\0')) throw invalid();
    yield text;
  }
  yield decode();
}

/** The first line, which tells what parts the cells, and the text from there on with it. */
async function withFirstLine(pieces: AsyncGenerator<string>) {
  let begun = '';
  for (;;) {
    const { value, done } = await pieces.next();
    begun += value ?? '';
    if (done === true || /[\r\n]/.test(begun) || begun.length > ROW_MAX_CHARACTERS) break;
  }
  const [firstLine = ''] = begun.split(/[\r\n]/, 1);
  async function* text() {
    yield begun;
    yield* pieces;
  }
  return { firstLine, text: text() };
}

const isCells = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string');

const lineBreaksIn = (cells: readonly string[]) => cells.join('').match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Records with the lines on which they begin; those without anything in them are passed over.
 *
 * @throws Refusal `csv_invalid`, `csv_too_long`
 */
async function* recordsIn(text: AsyncIterable<string>, delimiter: ',' | ';'): AsyncGenerator<FileRow> {
  const parser = parse({
    ...{ delimiter, record_delimiter: ['\r\n', '\n', '\r'] },
    ...{ relax_column_count: true, max_record_size: ROW_MAX_CHARACTERS },
  });
  // What fails before the parser fails it too, and is heard where its records are read.
  pipeline(Readable.from(text), parser, () => undefined);
  let line = 1;
  let empty = 0;
  for await (const cells of parser) {
    if (!isCells(cells) || cells.length > ROW_MAX_CELLS) throw invalid();
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
    else if (++empty > EMPTY_ROWS_MAX) throw tooLong();
    line += 1 + lineBreaksIn(cells);
  }
}

const isHeader = (cells: readonly string[]) =>
  COLUMNS.every((column, place) => cells[place] === column) &&
  (cells.length === COLUMNS.length ||
    (cells.length === COLUMNS.length + 1 && cells[COLUMNS.length] === TEMPLATE_PROBLEM_COLUMN));

/** The cells of a row as they were before they were made harmless, without that of why the row failed before. */
const cellsOf = (cells: readonly string[], width: number) =>
  (cells.length === width ? cells.slice(0, COLUMNS.length) : cells).map(fromHarmless);

/**
 * The rows of a filled template: CSV in UTF-8, with commas or semicolons as its header has them.
 *
 * @throws Refusal `csv_invalid`, `csv_header`, `csv_too_long`, `csv_empty`
 */
export async function readFilledTemplate(content: AsyncIterable<Buffer>): Promise<FileRow[]> {
  try {
    const { firstLine, text } = await withFirstLine(decoded(content));
    const rows: FileRow[] = [];
    let width: number | undefined;
    for await (const { line, cells } of recordsIn(text, firstLine.includes(';') ? ';' : ',')) {
      if (width === undefined) {
        if (!isHeader(cells)) throw new Refusal('csv_header', { field: 'file' });
        width = cells.length;
      } else {
        if (rows.length === TEMPLATE_ROWS_MAX) throw tooLong();
        rows.push({ line, cells: cellsOf(cells, width) });
      }
    }
    if (width === undefined) throw new Refusal('csv_header', { field: 'file' });
    if (rows.length === 0) throw new Refusal('csv_empty', { field: 'file' });
    return rows;
  } catch (error) {
    throw error instanceof CsvError ? invalid() : error;
  }
}

/** A template as a file, with these rows in it: CSV in UTF-8, as spreadsheets like it. */
export const writeTemplate = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    stringify([[...COLUMNS], ...rows.map((cells) => cells.map(madeHarmless))], {
      bom: true,
      record_delimiter: 'windows',
      // Line breaks of either kind, and what parts cells elsewhere, stay within theirs.
      quoted_match: /[\r\n;]/,
    }),
  );
