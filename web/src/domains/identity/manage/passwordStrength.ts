import { PASSWORD_MIN, passwordLength } from '@muster/schema/formats/password';

/** How hard a password is to guess, as far as its form can tell. */
export type Strength = 'none' | 'weak' | 'fair' | 'good';

/** The characters that are more than the next step of a run: "aaaa", "1234" and "dcba" are one each. */
const unforeseen = (characters: readonly string[]): number => {
  let count = 0;
  let lastStep: number | null = null;
  for (const [place, character] of characters.entries()) {
    const before = characters[place - 1];
    const step = before === undefined ? null : (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    const isRun = step !== null && Math.abs(step) <= 1 && (lastStep === null || step === lastStep || place === 1);
    if (!isRun) count += 1;
    lastStep = step;
  }
  return count;
};

/**
 * A hint, not a promise: it looks at length, repetition and runs, and knows neither words nor leaked passwords. Digits
 * alone count half, as there are so few of them.
 */
export function strengthOf(password: string): Strength {
  if (passwordLength(password) < PASSWORD_MIN) return 'none';
  const characters = [...password.toLowerCase()];
  const distinct = new Set(characters).size;
  const count = Math.min(unforeseen(characters), distinct * 2);
  const weight = /^\d+$/.test(password) ? count / 2 : count;
  if (weight < 8) return 'weak';
  return weight < 14 ? 'fair' : 'good';
}
