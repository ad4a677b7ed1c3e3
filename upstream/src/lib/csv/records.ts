import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Encoding } from './encoding.ts';
import { CsvFault, faultAt } from './fault.ts';

/** A record: the line on which it begins, the first one's being 1, and its cells. */
export type CsvRecord = { readonly line: number; readonly cells: string[] };

/** More than any row takes; longer ones come from a quote that is never closed, or from no spreadsheet. */
const ROW_MAX_CHARACTERS = 200_000;
const ROW_MAX_CELLS = 100;
/** No row is longer, were it quotes that stand for quotes in all of its cells. */
const LINE_MAX_CHARACTERS = 3 * ROW_MAX_CHARACTERS;

const TOO_LONG = 'as it is too long, or a quote in it is never closed';

/** What Windows-1252 leaves free. */
const FREE = /[\u0080-\u009f]/;

/**
 * The text of a file, piece by piece. A byte order mark at its beginning is none of it.
 *
 * @throws CsvFault `encoding`
 */
async function* decoded(content: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  // No text of the database can hold the first character of all.
  const isText = (text: string) => !text.includes('\0') && !(encoding === 'windows-1252' && FREE.test(text));
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new CsvFault('encoding');
    }
  };
  for await (const chunk of content) {
    const text = decode(chunk);
    if (!isText(text)) throw new CsvFault('encoding');
    yield text;
  }
  yield decode();
}

type Delimiter = ',' | ';' | '\t';
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

/** Whether a text has the whole of its first line that is not empty, and what may part the cells there: what stands outside of quotes. */
function scanned(text: string): { isWhole: boolean; counts: Readonly<Record<string, number>> } {
  const counts: Record<string, number> = {};
  let isQuoted = false;
  let isEmpty = true;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (!isEmpty) return { isWhole: true, counts };
      continue;
    } else if (!isQuoted) counts[sign] = (counts[sign] ?? 0) + 1;
    isEmpty &&= sign === ' ';
  }
  return { isWhole: false, counts };
}

/** What parts the cells by the first line, a comma where nothing does; and the text with that line. */
async function withDelimiter(pieces: AsyncGenerator<string>) {
  let begun = '';
  let found = scanned(begun);
  for (;;) {
    const { value, done } = await pieces.next();
    begun += value ?? '';
    found = scanned(begun.slice(0, ROW_MAX_CHARACTERS));
    if (done === true || found.isWhole || begun.length >= ROW_MAX_CHARACTERS) break;
  }
  const countOf = (sign: Delimiter) => found.counts[sign] ?? 0;
  const delimiter = DELIMITERS.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
  async function* text() {
    yield begun;
    yield* pieces;
  }
  return { delimiter, text: text() };
}

const LINE_BREAK = /\r\n|\r|\n/g;

/**
 * The same text, held to lines of some length: the parser counts what stands in the cells of a row, but not what parts them.
 *
 * @throws CsvFault
 */
async function* withoutEndlessLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let [line, length, endsInReturn] = [1, 0, false];
  for await (const piece of pieces) {
    // A break of two signs may be parted by the pieces.
    const whole = endsInReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    for (const [place, part] of whole.split(LINE_BREAK).entries()) {
      length = place === 0 ? length + part.length : part.length;
      line += place === 0 ? 0 : 1;
      if (length > LINE_MAX_CHARACTERS) throw faultAt(line, TOO_LONG);
    }
    endsInReturn = piece.endsWith('\r');
    yield piece;
  }
}

const isCells = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string');

const lineBreaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (/[\r\n]/.test(cell) ? (cell.match(LINE_BREAK)?.length ?? 0) : 0), 0);

/** What is wrong with a row for the parser, where there is more to say than that it cannot be read. */
const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'as a quote is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'as something stands behind a closing quote',
  CSV_MAX_RECORD_SIZE: TOO_LONG,
};

/** @param line on which the row begins */
const faultOf = ({ code }: CsvError, line: number): CsvFault => faultAt(line, REASONS[code]);

/**
 * The records of a CSV file with commas, semicolons or tabs, as its first line has them: those that have something in them. A
 * row with a quote that is never closed, or otherwise longer than any, is refused with its line.
 *
 * @param emptyRowsMax as many rows without anything are passed over: spreadsheets leave some behind, and reading them takes time
 * @throws CsvFault
 */
export async function* recordsIn(
  content: AsyncIterable<Buffer>,
  encoding: Encoding,
  emptyRowsMax: number,
): AsyncGenerator<CsvRecord> {
  const { delimiter, text } = await withDelimiter(decoded(content, encoding));
  // The parser is ahead of what is read of it: the line on which it stands.
  let parsing = 1;
  const parser = parse({
    on_record: (cells: string[]) => {
      parsing += 1 + lineBreaksIn(cells);
      return cells;
    },
    ...{ delimiter, record_delimiter: ['\r\n', '\n', '\r'] },
    ...{ relax_column_count: true, max_record_size: ROW_MAX_CHARACTERS },
  });
  // What fails before the parser fails it too, and is heard where its records are read.
  pipeline(Readable.from(withoutEndlessLines(text)), parser, () => undefined);
  let line = 1;
  let empty = 0;
  try {
    for await (const cells of parser) {
      if (!isCells(cells) || cells.length > ROW_MAX_CELLS)
        throw faultAt(line, `as it has more than ${ROW_MAX_CELLS} cells`);
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
      else if (++empty > emptyRowsMax) throw new CsvFault('too_long');
      line += 1 + lineBreaksIn(cells);
    }
  } catch (error) {
    throw error instanceof CsvError ? faultOf(error, parsing) : error;
  }
}
