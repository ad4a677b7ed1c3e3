import * as z from 'zod/mini';

/** One line, without what controls the text around it: line breaks, a change of writing direction. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
/** The same over several lines. */
export const LINES = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

/** A character that people see. */
const SOMETHING_TO_SEE = /[^\p{C}\p{Z}]/u;

/**
 * A text, trimmed, of at most so many characters of Unicode, that holds what is allowed. The first issue says what is wrong:
 * `too_small`, `too_big`, or another for what it may not hold, or for nothing to see in it.
 *
 * @param least 1, so that there is something to see in it, or 0
 */
export const textOfAtMost = (most: number, allowed: RegExp, least: 0 | 1 = 1) =>
  z.string().check(
    z.maxLength(10_000, { abort: true }),
    z.trim(),
    z.check(({ value, issues }) => {
      const length = [...value].length;
      if (length < least) issues.push({ code: 'too_small', origin: 'string', minimum: least, input: value });
      if (length > most) issues.push({ code: 'too_big', origin: 'string', maximum: most, input: value });
    }),
    z.regex(allowed),
    ...(least === 1 ? [z.regex(SOMETHING_TO_SEE)] : []),
  );
