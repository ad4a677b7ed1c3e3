/** What every generated token begins with: those who find one know where it belongs. */
export const TOKEN_PREFIX = 'tc_';

/** How many characters follow the prefix: six random bits each. */
const RANDOM_LENGTH = 32;

/** 64 characters, so that each of them is as likely. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token that nobody can guess. */
export const newToken = (): string =>
  TOKEN_PREFIX +
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH)), (byte) => ALPHABET.charAt(byte & 63)).join('');
