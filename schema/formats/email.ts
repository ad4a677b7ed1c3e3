import * as z from 'zod/mini';

/**
 * A work e-mail address as people type it to sign in: trimmed, lower-cased, at most 254 characters.
 * The pattern reads each character once (no nested repetition over the same class), so hostile input costs linear time.
 */
export const emailFormat = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(
      /^[\p{L}\p{N}._%+'&/=?^{|}~!#$*-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}]{2,24}$/u,
    ),
  );

/** The part of a valid address behind the last `@`. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);
