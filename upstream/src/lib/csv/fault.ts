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

  /** @param message in place of the standard one */
  constructor(reason: Reason, message?: string) {
    super(message ?? MESSAGES[reason]);
    this.reason = reason;
  }
}

/** A line that cannot be read. */
export const faultAt = (line: number): CsvFault =>
  new CsvFault('form', `The file is no CSV: line ${line} cannot be read.`);
