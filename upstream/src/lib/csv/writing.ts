import { stringify } from 'csv-stringify/sync';
import { madeHarmless } from './harmless.ts';

const FORM = {
  record_delimiter: 'windows',
  // Line breaks of either kind, and what parts cells elsewhere, stay within theirs.
  quoted_match: /[\r\n;\t]/,
} as const;

/** Rows as text of a CSV file: no cell of them is a formula to a spreadsheet. */
const written = (rows: readonly (readonly string[])[], isFirst: boolean): Buffer =>
  Buffer.from(
    stringify(
      rows.map((cells) => cells.map(madeHarmless)),
      { ...FORM, bom: isFirst },
    ),
  );

/** A CSV file in UTF-8, as spreadsheets like it. */
export const csvFile = (rows: readonly (readonly string[])[]): Buffer => written(rows, true);

/** The same, written as its rows come: the first page begins with the header. */
export async function* csvPages(pages: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const rows of pages) {
    yield written(rows, isFirst);
    isFirst = false;
  }
}
