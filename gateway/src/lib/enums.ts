import type { Log } from './log.ts';

/**
 * A reader of one closed set of wire words. A word that this version does not know becomes UNKNOWN and a line in the log,
 * so that a new upstream value takes nothing down.
 */
export function wireEnum<E extends string>(name: string, words: Readonly<Record<string, E>>) {
  const known = new Map(Object.entries(words));
  return (word: string, log: Log): E | 'UNKNOWN' => {
    const value = known.get(word);
    if (value === undefined) log.warn({ enum: name, word: word.slice(0, 40) }, 'Unknown wire value');
    return value ?? 'UNKNOWN';
  };
}
