import { randomInt } from 'node:crypto';

/** How many codes there are at a time. */
export const RECOVERY_CODES = 10;

/** Crockford's: no letter of it looks like a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
const GROUPS = 4;

/** A code of 80 random bits, as people copy it: `7Q2M-…`. Not to be guessed, so a plain hash of it can be kept. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(''),
  ).join('-');

/** One way of writing a code, however somebody typed it. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
