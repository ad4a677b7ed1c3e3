import type { UserError } from '../generated/resolvers.ts';
import { userError } from './userErrors.ts';

/** Whether a service keeps a text as it is: with a NUL, or with half of a character, none does. */
export const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** What goes on to a service, or what is wrong with it; no value where nothing is given, which leaves it as it is. */
export type Part<T> = { readonly value?: T; readonly errors: readonly UserError[] };

type Parsed = {
  readonly data?: string | undefined;
  readonly error?: { readonly issues: readonly { code?: string }[] };
};

/** The format of a text, whose first issue says what is wrong with one, and what the person is told then. */
export type TextRule = {
  readonly format: { readonly safeParse: (text: string) => Parsed };
  readonly blank: string;
  readonly tooLong: string;
  readonly invalid: string;
  /** The code of a text that is too short: REQUIRED where it is left out. */
  readonly blankCode?: 'TOO_SHORT';
};

/** The rule of a text that may not be blank, in the words that most of them are told of. */
export const textRule = (format: TextRule['format'], noun: string, most: number): TextRule => ({
  format,
  blank: `${noun} cannot be blank.`,
  tooLong: `${noun} can have at most ${most} characters.`,
  invalid: `${noun} holds characters that cannot be shown.`,
});

/** What is wrong with a text: REQUIRED, TOO_LONG or INVALID at its place; null where nothing is. */
export function textError(rule: TextRule, text: string, path: readonly string[]): UserError | null {
  const { error } = rule.format.safeParse(text);
  if (error === undefined) return null;
  const issue = error.issues[0]?.code;
  if (issue === 'too_small') return userError(rule.blankCode ?? 'REQUIRED', path, rule.blank);
  if (issue === 'too_big') return userError('TOO_LONG', path, rule.tooLong);
  return userError('INVALID', path, rule.invalid);
}

/** A text in the form that is kept, or what is wrong with it. */
export function readText(rule: TextRule, given: string | null | undefined, path: readonly string[]): Part<string> {
  if (typeof given !== 'string') return { errors: [] };
  const error = textError(rule, given, path);
  if (error) return { errors: [error] };
  const { data } = rule.format.safeParse(given);
  return { ...(data === undefined ? {} : { value: data }), errors: [] };
}
