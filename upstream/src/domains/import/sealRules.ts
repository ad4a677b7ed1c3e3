import { type Seals, createSeals } from '../../lib/seals.ts';

/** Keeps the passphrases of archives until they are read. */
export const passphraseSeals = (secret: string): Seals => createSeals(secret, 'import passphrases');
