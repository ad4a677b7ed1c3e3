import * as z from 'zod/mini';

/** A one-time PIN: six digits. Spaces, which people paste along, are dropped before the check. */
export const pinFormat = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(64)),
    z.transform((text: string) => text.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^[0-9]{6}$/)),
);
