import * as z from 'zod/mini';

/** How long what is typed in place of a recovery code may be. */
export const RECOVERY_CODE_MAX = 100;

/** A recovery code as people type it: sixteen letters and digits, with whatever stands between its groups. */
export const recoveryCodeFormat = z.string().check(
  z.maxLength(RECOVERY_CODE_MAX),
  z.refine((text) => text.replace(/[^0-9A-Za-z]/g, '').length === 16),
);
