import { readPageConfig } from '../../../lib/config/pageConfig.ts';

/** How many characters follow the prefix: six random bits each. */
const RANDOM_LENGTH = 32;

/** 64 characters, so that each of them is as likely. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token that nobody can guess, which begins as the installation has its tokens begin. */
export const newToken = (): string =>
  readPageConfig(document).webhookTokenPrefix +
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH)), (byte) => ALPHABET.charAt(byte & 63)).join('');
