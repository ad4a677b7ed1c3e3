import { FIELD_VALUE_MAX, fieldValueFormat, sameTextKey } from '@muster/schema/formats/customField';
import { moved as movedTo } from '../../list/fieldOrder.ts';

/** A value as the form holds it. `valueId` is null for one that is not saved yet. */
export interface ValueRow {
  readonly key: string;
  readonly valueId: string | null;
  readonly text: string;
}

/** What can be wrong with one value. */
export type ValueFault = 'empty' | 'tooLong' | 'duplicate' | 'unshowable';
/** What can be wrong with the list: that of a value, or that there are too many. */
export type ValuesFault = ValueFault | 'tooMany';

let made = 0;

/** A value that is not saved yet. */
const newRow = (text: string): ValueRow => {
  made += 1;
  return { key: `new-${made}`, valueId: null, text };
};

function textFault(text: string): Exclude<ValueFault, 'duplicate'> | null {
  const { error } = fieldValueFormat.safeParse(text);
  if (!error) return null;
  if (error.issues.some(({ code }) => code === 'too_small')) return 'empty';
  return [...text.trim()].length > FIELD_VALUE_MAX ? 'tooLong' : 'unshowable';
}

/** What is wrong with each of the values, by their keys; of values that are the same, all but the first are. */
export function rowFaults(rows: readonly ValueRow[]): ReadonlyMap<string, ValueFault> {
  const faults = new Map<string, ValueFault>();
  const seen = new Set<string>();
  for (const { key, text } of rows) {
    const same = sameTextKey(text);
    const fault = textFault(text) ?? (seen.has(same) ? 'duplicate' : null);
    seen.add(same);
    if (fault !== null) faults.set(key, fault);
  }
  return faults;
}

/** In this order they are said. */
const GRAVITY: readonly ValueFault[] = ['empty', 'tooLong', 'duplicate', 'unshowable'];

/** @param most how many values a field may have */
export function valuesFault(rows: readonly ValueRow[], most: number): ValuesFault | null {
  if (rows.length === 0) return 'empty';
  if (rows.length > most) return 'tooMany';
  const faults = new Set(rowFaults(rows).values());
  return GRAVITY.find((fault) => faults.has(fault)) ?? null;
}

/** A value as it was pasted or stands in a file, and on which line. */
export interface TextLine {
  readonly text: string;
  readonly line: number;
}

/** The values of a text, one in each line. */
export const linesOf = (lines: string): readonly TextLine[] =>
  lines.split(/\r\n|[\n\r\u2028\u2029]/u).map((text, place) => ({ text, line: place + 1 }));

/** What became of several values that were to be added. */
export interface Added {
  readonly rows: readonly ValueRow[];
  readonly added: number;
  /** So many were in the list already. */
  readonly present: number;
  /** For so many there was no room. */
  readonly left: number;
  /** On which line the first of these stands; null where there was room for all. */
  readonly leftFrom: number | null;
  /** On which lines those stand that were added and are too long, or cannot be shown. */
  readonly faulty: readonly number[];
}

/** Puts values behind the others: those that the list does not have yet, as far as there is room. */
export function addTexts(rows: readonly ValueRow[], values: readonly TextLine[], most: number): Added {
  const seen = new Set(rows.map(({ text }) => sameTextKey(text)));
  const next = [...rows];
  let present = 0;
  const left: number[] = [];
  const faulty: number[] = [];
  for (const { text, line } of values.map((one) => ({ ...one, text: one.text.trim() }))) {
    if (text === '') continue;
    const same = sameTextKey(text);
    if (seen.has(same)) present += 1;
    else if (next.length >= most) left.push(line);
    else {
      seen.add(same);
      next.push(newRow(text));
      if (textFault(text) !== null) faulty.push(line);
    }
  }
  const counts = { added: next.length - rows.length, present, left: left.length };
  return { rows: next, ...counts, leftFrom: left[0] ?? null, faulty };
}

export const renamed = (rows: readonly ValueRow[], key: string, text: string): readonly ValueRow[] =>
  rows.map((row) => (row.key === key ? { ...row, text } : row));

export const without = (rows: readonly ValueRow[], key: string): readonly ValueRow[] =>
  rows.filter((row) => row.key !== key);

/** Moves a value by so many places; the list as it is where there is no such place. */
export function moved(rows: readonly ValueRow[], key: string, by: number): readonly ValueRow[] {
  const from = rows.findIndex((row) => row.key === key);
  return from === -1 ? rows : movedTo(rows, from, from + by);
}

/** By the alphabet of a language; numbers in them by their size. */
export function sorted(rows: readonly ValueRow[], locale: string): readonly ValueRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return rows.toSorted((one, other) => compare(one.text, other.text));
}

/** Puts saved values that were taken out back where they were, as far as their neighbours tell. */
export function restored(
  rows: readonly ValueRow[],
  saved: readonly ValueRow[],
  back: readonly ValueRow[] = saved,
): readonly ValueRow[] {
  const there = new Set(rows.map(({ valueId }) => valueId));
  const wanted = new Set(back.map(({ valueId }) => valueId));
  return saved.reduce<readonly ValueRow[]>((all, row, place) => {
    if (there.has(row.valueId) || !wanted.has(row.valueId)) return all;
    const before = new Set(saved.slice(0, place).map(({ valueId }) => valueId));
    return all.toSpliced(all.findLastIndex(({ valueId }) => before.has(valueId)) + 1, 0, row);
  }, rows);
}
