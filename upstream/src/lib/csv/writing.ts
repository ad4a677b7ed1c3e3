import { stringify } from 'csv-stringify/sync';
import type { Locale } from '../locales.ts';
import { madeHarmless } from './harmless.ts';

const FORM = {
  record_delimiter: 'windows',
  // Line breaks of either kind, and what parts cells elsewhere, stay within theirs.
  quoted_match: /[\r\n,;\t]/,
} as const;

/** What parts cells in the files of somebody: spreadsheets take a comma for the sign of decimals where numbers are written with it. */
export type Delimiter = ',' | ';';
const BY_SEMICOLON: readonly Locale[] = ['es-es', 'pt-br', 'ru-ru'];
export const delimiterFor = (locale: Locale): Delimiter => (BY_SEMICOLON.includes(locale) ? ';' : ',');

/** Rows as text of a CSV file: no cell of them is a formula to a spreadsheet. */
const written = (rows: readonly (readonly string[])[], delimiter: Delimiter, isFirst: boolean): Buffer =>
  Buffer.from(
    stringify(
      rows.map((cells) => cells.map(madeHarmless)),
      { ...FORM, delimiter, bom: isFirst },
    ),
  );

/** A CSV file in UTF-8, as spreadsheets like it. */
export const csvFile = (rows: readonly (readonly string[])[], delimiter: Delimiter): Buffer =>
  written(rows, delimiter, true);

/** The same, written as its rows come: the first page begins with the header. */
export async function* csvPages(
  pages: AsyncIterable<readonly (readonly string[])[]>,
  delimiter: Delimiter,
): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const rows of pages) {
    yield written(rows, delimiter, isFirst);
    isFirst = false;
  }
}
