import * as z from 'zod/mini';

/** The longest given or family name, in characters. */
export const PERSON_NAME_MAX = 50;

/**
 * One part of a person's name, given or family: trimmed, 1 to 50 characters (of Unicode, so that an emoji is one),
 * something to see among them, and none that controls the text around it: no line breaks, no change of writing
 * direction. Both patterns read each character once.
 */
export const personNameFormat = z
  .string()
  .check(
    z.maxLength(1000),
    z.trim(),
    z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]{1,50}$/u),
    z.regex(/[^\p{C}\p{Z}]/u),
  );
