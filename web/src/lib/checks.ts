// What the first load checks of its edges: few and plain shapes. The library of the forms is as much as a whole page.
import { isRecord } from './json.ts';

/** Whether a value from outside has a form. */
export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isTrueOrFalse: Check<boolean> = (value) => typeof value === 'boolean';

export const isOneOf =
  <T extends string>(...words: readonly T[]): Check<T> =>
  (value): value is T =>
    words.some((word) => word === value);

export const isNullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

export const isMissingOr =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

export const isListOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(check);

/** Whether a value is an object with these fields, and whatever others. */
export const isObjectOf =
  <Fields extends Record<string, unknown>>(checks: { readonly [Name in keyof Fields]: Check<Fields[Name]> }): Check<
    Readonly<Fields>
  > =>
  (value): value is Readonly<Fields> =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
