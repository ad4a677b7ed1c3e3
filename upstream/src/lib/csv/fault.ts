/** Why a file is not taken for CSV: what it is written in, how its cells are written, or more empty rows than are passed over. */
type Reason = 'encoding' | 'form' | 'too_long';

const MESSAGES: Readonly<Record<Reason, string>> = {
  encoding: 'The file is no text in UTF-8, UTF-16, Windows-1252 or GB18030.',
  form: 'The file is no CSV.',
  too_long: 'The file has too many empty rows.',
};

/** A file that cannot be read. The message is for whoever sent it, and holds nothing of the file. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';
  readonly reason: Reason;
  /** On which line the row begins that cannot be read; null where it is no single one. */
  readonly line: number | null;

  /** @param row in place of the standard message, where it is a single row that cannot be read */
  constructor(reason: Reason, row?: { readonly line: number; readonly message: string }) {
    super(row?.message ?? MESSAGES[reason]);
    this.reason = reason;
    this.line = row?.line ?? null;
  }
}

/**
 * A row that cannot be read.
 *
 * @param line on which it begins
 * @param why in words, where it is known
 */
export const faultAt = (line: number, why?: string): CsvFault =>
  new CsvFault('form', {
    line,
    message: `The file is no CSV: line ${line} cannot be read${why === undefined ? '' : `, ${why}`}.`,
  });
