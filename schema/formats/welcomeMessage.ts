import * as z from 'zod/mini';

/** The longest sender's name and the longest message, in characters of Unicode. */
export const WELCOME_SENDER_MAX = 25;
export const WELCOME_MESSAGE_MAX = 350;

/**
 * A text that is not blank, of at most so many characters of Unicode, without what controls the text around it: line breaks
 * where they are allowed, no change of writing direction. `too_small` and `too_big` say what is wrong, another issue that it
 * holds what it may not.
 */
const textOfAtMost = (most: number, allowed: RegExp) =>
  z.string().check(
    z.maxLength(10_000, { abort: true }),
    z.trim(),
    z.check(({ value, issues }) => {
      const length = [...value].length;
      if (length === 0) issues.push({ code: 'too_small', origin: 'string', minimum: 1, input: value });
      if (length > most) issues.push({ code: 'too_big', origin: 'string', maximum: most, input: value });
    }),
    z.regex(allowed),
  );

const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

/** Who a team's welcome message is from. */
export const welcomeSenderFormat = textOfAtMost(WELCOME_SENDER_MAX, ONE_LINE);
/** What a team's welcome message says. */
export const welcomeMessageFormat = textOfAtMost(WELCOME_MESSAGE_MAX, LINES);
