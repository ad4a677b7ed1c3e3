import * as z from 'zod/mini';

/**
 * The address of somebody who is added to a team, as member or guest: trimmed, lower-cased, at most 254 characters. Word
 * characters, dots or hyphens stand before the `@`, then one or more domain labels and a last one of 2 to 7 letters.
 * Every repetition ends at a character that it cannot read itself, so hostile input costs linear time.
 */
export const inviteEmailFormat = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[\w.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,7}$/),
  );
