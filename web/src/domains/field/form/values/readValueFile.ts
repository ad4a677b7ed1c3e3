import { sameTextKey } from '@muster/schema/formats/customField';
import { type TextLine, linesOf } from './valueList.ts';

/** The largest file that is read, in bytes: a list of the longest values is far below. */
export const MOST_FILE_BYTES = 1_000_000;

const UTF_16_MARK = [0xff, 0xfe] as const;

/** A file's text, in the encodings that spreadsheets write. */
function textOf(bytes: Uint8Array): string {
  if (UTF_16_MARK.every((byte, place) => bytes[place] === byte)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isTable = ({ name, type }: File) => /\.(?:csv|tsv)$/i.test(name) || /csv|tab-separated/.test(type);

/** A file that cannot be read as one with a quote that is never closed, or has something behind it: on which line. */
export interface QuoteFault {
  readonly quoteLine: number;
}

const lineCount = (text: string) => text.split(/\r\n|\r|\n/u).length;

/** A comma is part of a value in a plain text; only a table has columns, of which the first is read. */
async function firstColumn(text: string): Promise<readonly TextLine[] | QuoteFault> {
  const { default: papaparse } = await import('papaparse');
  const { data, errors } = papaparse.parse<readonly string[]>(text);
  // What follows a quote that is never closed would be taken for one value.
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) return { quoteLine: lineCount(text.slice(0, quote.index)) };
  let line = 1;
  return data.map((cells) => {
    // What a spreadsheet would have taken for a formula was written with an apostrophe in front of it.
    const value = { text: (cells[0] ?? '').replace(/^'(?=[=+\-@\t\r])/u, ''), line };
    line += cells.reduce((sum, cell) => sum + lineCount(cell) - 1, 1);
    return value;
  });
}

/** What a file has in it. */
export interface ValueFile {
  readonly values: readonly TextLine[];
  /** The first line of a table, where it said what the column is and was left out. */
  readonly heading: string | null;
}

/** What the first column of a table is commonly called. */
const USUAL_HEADINGS: readonly string[] = ['value', 'values', 'name'];

function withoutHeading(lines: readonly TextLine[], headings: readonly string[]): ValueFile {
  const values = lines.filter(({ text }) => text.trim() !== '');
  const [first, ...others] = values;
  const known = new Set([...USUAL_HEADINGS, ...headings].map(sameTextKey));
  return first !== undefined && known.has(sameTextKey(first.text))
    ? { values: others, heading: first.text.trim() }
    : { values, heading: null };
}

/**
 * The values in a file: the lines of a text, the first column of a table without its heading. Null where it is too large or
 * cannot be read.
 *
 * @param headings what else the first line of a table may say of its column
 */
export async function readValueFile(file: File, headings: readonly string[]): Promise<ValueFile | QuoteFault | null> {
  if (file.size > MOST_FILE_BYTES) return null;
  try {
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    if (text.includes('\0')) return null;
    if (!isTable(file)) return { values: linesOf(text), heading: null };
    const column = await firstColumn(text);
    return 'quoteLine' in column ? column : withoutHeading(column, headings);
  } catch {
    return null;
  }
}
