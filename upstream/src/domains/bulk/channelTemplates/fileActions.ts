import { TEMPLATE_PROBLEM_COLUMN, TEMPLATE_ROWS_MAX } from '@muster/schema/formats/channelTemplate';
import { type Encoding, recognised } from '../../../lib/csv/encoding.ts';
import { CsvFault } from '../../../lib/csv/fault.ts';
import { fromHarmless } from '../../../lib/csv/harmless.ts';
import { type CsvRecord, recordsIn } from '../../../lib/csv/records.ts';
import { type Delimiter, csvFile } from '../../../lib/csv/writing.ts';
import { Refusal } from '../../../lib/errors.ts';
import { REPORT_COLUMNS } from '../reportWordRules.ts';
import { COLUMNS } from './rules.ts';

/** A row of a file: the line on which it begins, the header's being 1, and its cells. */
export type FileRow = CsvRecord;

/** The refusal of a file, which names the line where it is one that cannot be read. */
const invalid = (fault?: CsvFault) =>
  new Refusal('csv_invalid', {
    field: fault?.line ? `file.${fault.line}` : 'file',
    ...(fault ? { message: fault.message } : {}),
  });
const tooLong = () => new Refusal('csv_too_long', { field: 'file' });

/** What may stand behind the columns: what a report, or the list of the rows that failed, said of each row. */
const PASSED_OVER: ReadonlySet<string> = new Set(['', TEMPLATE_PROBLEM_COLUMN, REPORT_COLUMNS.join()]);

const isHeader = (cells: readonly string[]) =>
  COLUMNS.every((column, place) => cells[place] === column) && PASSED_OVER.has(cells.slice(COLUMNS.length).join());

/** The cells of a row as they were before they were made harmless, without those of what became of it before. */
const cellsOf = (cells: readonly string[], width: number) =>
  (cells.length === width ? cells.slice(0, COLUMNS.length) : cells).map(fromHarmless);

/**
 * The rows of a filled template, and what it is written in: CSV in any of the encodings that are taken, with what its header has between cells.
 *
 * @param open gives the content from its beginning, as often as it is called
 * @throws Refusal `csv_invalid`, `csv_header`, `csv_too_long`, `csv_empty`
 */
export async function readFilledTemplate(
  open: () => AsyncIterable<Buffer>,
): Promise<{ encoding: Encoding; rows: FileRow[] }> {
  const encoding = await recognised(open);
  if (encoding === null) throw invalid();
  try {
    const rows: FileRow[] = [];
    let width: number | undefined;
    for await (const { line, cells } of recordsIn(open(), encoding, TEMPLATE_ROWS_MAX)) {
      if (width === undefined) {
        if (!isHeader(cells)) throw new Refusal('csv_header', { field: 'file' });
        width = cells.length;
      } else {
        if (rows.length === TEMPLATE_ROWS_MAX) throw tooLong();
        rows.push({ line, cells: cellsOf(cells, width) });
      }
    }
    if (rows.length === 0) throw new Refusal('csv_empty', { field: 'file' });
    return { encoding, rows };
  } catch (error) {
    if (error instanceof CsvFault) throw error.reason === 'too_long' ? tooLong() : invalid(error);
    throw error;
  }
}

/** A template as a file, with these rows in it. */
export const writeTemplate = (rows: readonly (readonly string[])[], delimiter: Delimiter): Buffer =>
  csvFile([[...COLUMNS], ...rows], delimiter);
