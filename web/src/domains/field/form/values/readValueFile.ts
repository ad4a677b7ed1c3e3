import { sameTextKey } from '@muster/schema/formats/customField';
import { linesOf } from './valueList.ts';

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

/** A comma is part of a value in a plain text; only a table has columns, of which the first is read. */
async function firstColumn(text: string): Promise<readonly string[]> {
  const { default: papaparse } = await import('papaparse');
  const { data, errors } = papaparse.parse<readonly string[]>(text, { skipEmptyLines: 'greedy' });
  // What follows a quote that is never closed would be taken for one value.
  if (errors.some(({ type }) => type === 'Quotes')) throw new Error('A quote in the table is at fault.');
  // What a spreadsheet would have taken for a formula was written with an apostrophe in front of it.
  return data.map(([first = '']) => first.replace(/^'(?=[=+\-@\t\r])/u, ''));
}

/** What a file has in it. */
export interface ValueFile {
  readonly texts: readonly string[];
  /** The first line of a table, where it said what the column is and was left out. */
  readonly heading: string | null;
}

/** What the first column of a table is commonly called. */
const USUAL_HEADINGS: readonly string[] = ['value', 'values', 'name'];

function withoutHeading(texts: readonly string[], headings: readonly string[]): ValueFile {
  const [first = '', ...others] = texts;
  const known = new Set([...USUAL_HEADINGS, ...headings].map(sameTextKey));
  return first.trim() !== '' && known.has(sameTextKey(first))
    ? { texts: others, heading: first.trim() }
    : { texts, heading: null };
}

/**
 * The values in a file: the lines of a text, the first column of a table without its heading. Null where it is too large or
 * cannot be read.
 *
 * @param headings what else the first line of a table may say of its column
 */
export async function readValueFile(file: File, headings: readonly string[]): Promise<ValueFile | null> {
  if (file.size > MOST_FILE_BYTES) return null;
  try {
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    if (text.includes('\0')) return null;
    if (!isTable(file)) return { texts: linesOf(text), heading: null };
    return withoutHeading(await firstColumn(text), headings);
  } catch {
    return null;
  }
}
