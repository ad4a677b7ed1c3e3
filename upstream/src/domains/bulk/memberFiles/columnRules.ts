import { sameTextKey } from '@muster/schema/formats/customField';
import { RESULT_COLUMNS } from '@muster/schema/formats/memberUpload';

/** What a column of a file of people is about: who it is, or one of the team's fields. */
export type MemberColumn =
  | { readonly kind: 'email' | 'firstName' | 'lastName' | 'countryCode' | 'mobileNumber' | 'ignored' }
  | { readonly kind: 'field'; readonly fieldId: string };

/** What a file does to the people that it names. */
export type Mode = 'add' | 'edit' | 'deactivate' | 'delete';

/** A column of a file of people: what it is called in the header, and what it is about. */
export type NamedColumn = { readonly name: string; readonly column: MemberColumn };

/** The columns that every team's files have, in the order of the templates. */
const FIXED = [
  { name: 'email', column: { kind: 'email' } },
  { name: 'first_name', column: { kind: 'firstName' } },
  { name: 'last_name', column: { kind: 'lastName' } },
  { name: 'country_code', column: { kind: 'countryCode' } },
  { name: 'mobile_number', column: { kind: 'mobileNumber' } },
] as const satisfies readonly NamedColumn[];

/** What a field is called in a header. */
type FieldName = { readonly fieldId: string; readonly name: string; readonly isArchived: boolean };

const isIgnored = (key: string) => RESULT_COLUMNS.some((name) => name === key);

/**
 * The columns of a team's files: the fixed ones, then its fields that are not archived. A field that is called like one of the
 * others has none: its name stands for the other.
 *
 * @param fields those of the team, none where its plan has no fields
 */
export function columnsOfTeam(fields: readonly FieldName[]): NamedColumn[] {
  const taken = new Set<string>(FIXED.map(({ name }) => name));
  const own = fields.filter(({ name, isArchived }) => {
    const key = sameTextKey(name);
    if (isArchived || taken.has(key) || isIgnored(key)) return false;
    taken.add(key);
    return true;
  });
  return [...FIXED, ...own.map(({ name, fieldId }) => ({ name, column: { kind: 'field' as const, fieldId } }))];
}

/** Whether a template of a mode has a column: who leaves is known by the address. */
export const isInTemplate = (mode: Mode, { column }: NamedColumn): boolean =>
  mode === 'add' || mode === 'edit' || column.kind === 'email';

/** What is wrong with a header, and in which of its columns, counted from 1. */
export type HeaderFault = { readonly fault: 'missing' | 'repeated' | 'unknown'; readonly place: number };

/** What is wrong with a header whatever fields the team has: no address, or a column that is there twice. */
export function headerFault(header: readonly string[]): HeaderFault | null {
  const keys = header.map(sameTextKey);
  const repeated = keys.findIndex((key, place) => !isIgnored(key) && keys.indexOf(key) < place);
  if (repeated >= 0) return { fault: 'repeated', place: repeated + 1 };
  return keys.includes('email') ? null : { fault: 'missing', place: 0 };
}

/** What each column of a header is about, in whatever order they stand; letter case does not tell names apart. */
export function readHeader(header: readonly string[], known: readonly NamedColumn[]): MemberColumn[] | HeaderFault {
  const byKey = new Map(known.map(({ name, column }) => [sameTextKey(name), column]));
  const columns: MemberColumn[] = [];
  for (const [place, cell] of header.entries()) {
    const key = sameTextKey(cell);
    const column = isIgnored(key) ? ({ kind: 'ignored' } as const) : byKey.get(key);
    if (column === undefined) return { fault: 'unknown', place: place + 1 };
    columns.push(column);
  }
  return headerFault(header) ?? columns;
}
