import * as z from 'zod/mini';

/** How many characters a password has at least. */
export const PASSWORD_MIN = 6;
/** How many it has at most: a bound for the work of hashing it, far above what people type. */
export const PASSWORD_MAX = 200;

/** How long a password is, in characters of Unicode, as the services count them. */
export const passwordLength = (password: string) => [...password].length;

/** A password as it is typed: nothing is trimmed, and every character is taken but NUL, which no service takes, nor half of one. */
export const passwordFormat = z.string().check(
  z.maxLength(PASSWORD_MAX * 2),
  z.refine((password) => !password.includes('\0') && password.isWellFormed()),
  z.refine((password) => passwordLength(password) >= PASSWORD_MIN),
  z.refine((password) => passwordLength(password) <= PASSWORD_MAX),
);
