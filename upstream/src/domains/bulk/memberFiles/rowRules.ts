import { emailFormat } from '@muster/schema/formats/email';
import { inviteEmailFormat } from '@muster/schema/formats/inviteEmail';
import { personNameFormat } from '@muster/schema/formats/personName';
import { callingCodeFormat, phoneNumberFormat } from '@muster/schema/formats/phone';
import type { components } from '../../../generated/bulk.ts';
import type { MemberColumn, Mode } from './columnRules.ts';

/** What a file does, and what its columns are: all that a row needs to be understood. */
export type FileForm = {
  readonly mode: Mode;
  readonly header: readonly string[];
  readonly columns: readonly MemberColumn[];
};

export type ProblemCode = components['schemas']['MemberUploadProblem']['code'];

/** What is wrong with a row: in which column, by the name of the header or of a field, or '' where it is all of it; and what stands there. */
export type Problem = { readonly field: string; readonly code: ProblemCode; readonly value: string };

/** A problem tells a part of a cell at most. */
const VALUE_MAX = 300;
/** What stands in the place of an address that is none. */
const EMAIL_MAX = 254;

const beginningOf = (text: string, most: number) => [...text.slice(0, 2 * most)].slice(0, most).join('');

export const problem = (code: ProblemCode, field = '', value = ''): Problem => ({
  ...{ field, code },
  value: beginningOf(value, VALUE_MAX),
});

/** What a row of a file asks for by itself. */
export type RowWish = {
  /** In lower case. */
  readonly email: string;
  /** What the row has of a name; null where it has nothing of it, and in files that change no names. */
  readonly name: { readonly firstName: string; readonly lastName: string } | null;
  /** The same of a phone. */
  readonly phone: { readonly phoneCountryCode: string; readonly phoneNumber: string } | null;
  /**
   * Texts by the id of the field, trimmed. In a file that edits, '' empties the field; in one that adds, empty cells are left
   * out. None in files that switch off or remove.
   */
  readonly texts: ReadonlyMap<string, string>;
};

type Kind = FileForm['columns'][number]['kind'];
type Cell = { readonly field: string; readonly text: string };

/** The cell of a column, '' where the file has no such column. */
function cellOf({ header, columns }: FileForm, cells: readonly string[], kind: Kind): Cell {
  const place = columns.findIndex((column) => column.kind === kind);
  return { field: header[place]?.trim() ?? '', text: cells[place]?.trim() ?? '' };
}

/** Whether a row, or a part of it, could not be understood. */
export const isRefused = (read: object): read is Problem => 'code' in read;

/** Who comes in is judged as somebody who is invited; who is there has whatever address they sign in with. */
function readEmail(form: FileForm, cells: readonly string[]): { email: string } | Problem {
  const { field, text } = cellOf(form, cells, 'email');
  if (text === '') return problem('email_required', field);
  const { data } = (form.mode === 'add' ? inviteEmailFormat : emailFormat).safeParse(text);
  return data === undefined ? problem('email_invalid', field, text) : { email: data };
}

function readName(form: FileForm, cells: readonly string[]): Pick<RowWish, 'name'> | Problem {
  const parts = [cellOf(form, cells, 'firstName'), cellOf(form, cells, 'lastName')] as const;
  const wrong = parts.find(({ text }) => text !== '' && !personNameFormat.safeParse(text).success);
  if (wrong) return problem('name_invalid', wrong.field, wrong.text);
  const [{ text: firstName }, { text: lastName }] = parts;
  return { name: firstName === '' && lastName === '' ? null : { firstName, lastName } };
}

/** Spreadsheets take a calling code for a number and drop its plus sign; some write 00 for it. */
const withPlus = (code: string) => (/^[0-9]/.test(code) ? `+${code.replace(/^00/, '')}` : code);

function readPhone(form: FileForm, cells: readonly string[]): Pick<RowWish, 'phone'> | Problem {
  const code = cellOf(form, cells, 'countryCode');
  const number = cellOf(form, cells, 'mobileNumber');
  if (code.text === '' && number.text === '') return { phone: null };
  const missing = [code, number].find(({ text }) => text === '');
  if (missing) return problem('phone_incomplete', missing.field || (missing === code ? number : code).field);
  const { data: phoneCountryCode } = callingCodeFormat.safeParse(withPlus(code.text));
  if (phoneCountryCode === undefined) return problem('phone_invalid', code.field, code.text);
  const { data: phoneNumber } = phoneNumberFormat.safeParse(number.text);
  if (phoneNumber === undefined) return problem('phone_invalid', number.field, number.text);
  return { phone: { phoneCountryCode, phoneNumber } };
}

/** What stands in the columns of fields. That a text fits its field is for `fieldRules` to say. */
function readTexts({ mode, columns }: FileForm, cells: readonly string[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [place, column] of columns.entries()) {
    const text = cells[place]?.trim() ?? '';
    if (column.kind === 'field' && (text !== '' || mode === 'edit')) texts.set(column.fieldId, text);
  }
  return texts;
}

/**
 * What a row asks for by itself, or the first of what is wrong with it, whatever the team is like. Read again when the row is
 * worked off, it says the same.
 *
 * @param cells as many as the header has
 */
export function readRow(form: FileForm, cells: readonly string[]): RowWish | Problem {
  if (cells.length !== form.header.length) return problem('cells_missing', '', String(cells.length));
  const read = readEmail(form, cells);
  if (isRefused(read)) return read;
  const { email } = read;
  if (form.mode === 'deactivate' || form.mode === 'delete') return { email, name: null, phone: null, texts: new Map() };
  const texts = readTexts(form, cells);
  if (form.mode === 'edit') return { email, name: null, phone: null, texts };
  const name = readName(form, cells);
  if (isRefused(name)) return name;
  const phone = readPhone(form, cells);
  return isRefused(phone) ? phone : { email, ...name, ...phone, texts };
}

/** What a row is known by although it may not be understood: the address, or what stands in its place, and the name that it has. */
export function labelsOf(form: FileForm, cells: readonly string[]): { email: string; name: string } {
  const text = (kind: Kind) => cellOf(form, cells, kind).text;
  return {
    email: beginningOf(text('email').toLowerCase(), EMAIL_MAX),
    name: beginningOf(`${text('firstName')} ${text('lastName')}`.trim(), VALUE_MAX),
  };
}
