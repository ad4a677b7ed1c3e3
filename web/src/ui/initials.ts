import { type ToneName, toneNames } from '../lib/theme/tokens.ts';

/** A stable number for a text (FNV-1a, 32 bits). */
const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
};

/** The tint for someone, the same wherever and whenever they are shown. `seed`: their guid or address. */
export const toneOf = (seed: string): ToneName => toneNames[hash(seed) % toneNames.length] ?? 'slate';

const firstLetter = (word: string) => Array.from(word).find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '';

/**
 * The initials of a name: the first letters of its first and last word; for names without spaces in Chinese, Japanese
 * or Korean the last two signs, as is custom there; `?` where there is no letter at all.
 */
export const initialsOf = (name: string) => {
  const words = name.split(/\s+/u).filter((word) => firstLetter(word) !== '');
  const [only] = words;
  if (words.length === 1 && only && /^\p{Script=Han}+$/u.test(only)) return Array.from(only).slice(-2).join('');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? firstLetter(word) : '',
  );
  return letters.join('').toLocaleUpperCase() || '?';
};
