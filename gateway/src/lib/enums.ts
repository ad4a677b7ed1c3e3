import type { Log } from './log.ts';

/** A wire word for each value of an enum; UNKNOWN, which stands for words that this version does not know, has none. */
export type WordsOf<E extends string> = Readonly<Record<Exclude<E, 'UNKNOWN'>, string>>;

/**
 * One closed set in both directions. `read` gives the value of a wire word: for one that this version does not know UNKNOWN,
 * and a line in the log, so that a new upstream value takes nothing down. `wire` gives the word of a value, null for UNKNOWN.
 */
export function enumOf<const Words extends Readonly<Record<string, string>>>(name: string, words: Words) {
  type Value = keyof Words & string;
  const values = new Map(Object.entries(words).map(([value, word]) => [word, value as Value]));
  const known = new Map<string, string>(Object.entries(words));
  return {
    read(word: string, log: Log): Value | 'UNKNOWN' {
      const value = values.get(word);
      if (value === undefined) log.warn({ enum: name, word: word.slice(0, 40) }, 'Unknown wire value');
      return value ?? 'UNKNOWN';
    },
    wire: <V extends Value | 'UNKNOWN'>(value: V) => (known.get(value) ?? null) as V extends Value ? Words[V] : null,
  };
}
