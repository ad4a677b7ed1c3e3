import * as z from 'zod/mini';

/** The longest name of a team, in characters of Unicode. */
export const TEAM_NAME_MAX = 50;

/**
 * A team's name: trimmed, 1 to 50 characters (of Unicode, so that a plain emoji is one), something to see among them. No
 * `<` or `>`, and none that controls the text around it: no line breaks, no change of writing direction. The first issue
 * says what is wrong: `too_small`, `too_big`, or another for what it may not hold. Both patterns read each character once.
 */
export const teamNameFormat = z.string().check(
  z.maxLength(1000, { abort: true }),
  z.trim(),
  z.check(({ value, issues }) => {
    const length = [...value].length;
    if (length === 0) issues.push({ code: 'too_small', origin: 'string', minimum: 1, input: value });
    if (length > TEAM_NAME_MAX)
      issues.push({ code: 'too_big', origin: 'string', maximum: TEAM_NAME_MAX, input: value });
  }),
  z.regex(/^[^<>\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u),
  z.regex(/[^\p{C}\p{Z}]/u),
);
