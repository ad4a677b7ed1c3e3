import * as z from 'zod/mini';

/** A country's calling code as it is kept: a plus sign and 1 to 4 digits. */
export const callingCodeFormat = z.string().check(z.maxLength(64), z.trim(), z.regex(/^\+[1-9][0-9]{0,3}$/));

/** The number behind the calling code: 6 to 15 digits. The spaces, hyphens, dots and brackets of the written form are dropped. */
export const phoneNumberFormat = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(64)),
    z.transform((text: string) => text.replace(/[\s().\u2010-\u2015/-]/gu, '')),
  ),
  z.string().check(z.regex(/^[0-9]{6,15}$/)),
);
