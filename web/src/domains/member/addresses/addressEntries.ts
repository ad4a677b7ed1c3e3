import { inviteEmailFormat } from '@muster/schema/formats/inviteEmail';
import { safeParse } from 'zod/mini';

/** One thing that stands in the box, and where. */
export interface AddressEntry {
  /** As it was typed, without what stands around it. */
  readonly raw: string;
  /** The address in the form in which it is sent; null where it is none. */
  readonly email: string | null;
  /** Where it begins in the text, the name before `<…>` included. */
  readonly start: number;
  readonly end: number;
}

/** So many read addresses are remembered: typing in a long list reads the rest of it only once. */
const MOST_REMEMBERED = 20_000;

const remembered = new Map<string, string | null>();

const readEmail = (raw: string): string | null => {
  if (!raw.includes('@')) return null;
  const known = remembered.get(raw);
  if (known !== undefined) return known;
  const parsed = safeParse(inviteEmailFormat, raw);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const email = parsed.success ? parsed.data : null;
  remembered.set(raw, email);
  return email;
};

/** What is pasted along with an address: quotes, brackets, marks that nobody sees, the end of a sentence. */
const AROUND = /["'“”‘’()[\]{}:.\p{Cf}]/u;

/** Longer words are no addresses, whatever stands around them. */
const LONGEST_WORD = 320;

/** Most words have nothing around them. */
const BARE = /^(?!mailto:)[a-z0-9](?:.*[a-z0-9])?$/iu;

const withoutSurroundings = (word: string) => {
  if (BARE.test(word)) return word;
  let from = word.toLowerCase().startsWith('mailto:') ? 'mailto:'.length : 0;
  let to = word.length;
  while (from < to && AROUND.test(word.charAt(from))) from += 1;
  while (from < to && AROUND.test(word.charAt(to - 1))) to -= 1;
  return word.slice(from, to);
};

const entryOf = (word: string, start: number, end = start + word.length): AddressEntry | null => {
  if (word.length > LONGEST_WORD) return { raw: word, email: null, start, end };
  const raw = withoutSurroundings(word);
  return raw === '' ? null : { raw, email: readEmail(raw), start, end };
};

const isEntry = (entry: AddressEntry | null): entry is AddressEntry => entry !== null;

const wordsOf = (text: string, offset: number): AddressEntry[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => entryOf(word, offset + index)).filter(isEntry);

/** Reads `Ann Bell <ann@…>`: of what stands before the bracket, only what looks like an address is one. */
const withBrackets = (text: string, offset: number): AddressEntry[] => {
  const found: AddressEntry[] = [];
  let at = 0;
  for (const { 0: bracket, 1: inside = '', index } of text.matchAll(/<([^<>]*)>/g)) {
    const before = wordsOf(text.slice(at, index), offset + at).filter(({ raw }) => raw.includes('@'));
    const nameFrom = (before.at(-1)?.end ?? offset + at) - offset;
    const name = text.slice(nameFrom, index);
    const start = offset + nameFrom + name.length - name.trimStart().length;
    const entry = entryOf(inside.trim(), start, offset + index + bracket.length);
    found.push(...before, ...(entry ? [entry] : []));
    at = index + bracket.length;
  }
  return [...found, ...wordsOf(text.slice(at), offset + at)];
};

/** A quoted name may hold a comma (`"Bell, Ann" <ann@…>`): it becomes a word of the same length. */
const closeNames = (text: string) =>
  text.includes('<') ? text.replace(/"[^"\n]*"(?=\s{0,9}<)/g, (name) => 'x'.repeat(name.length)) : text;

/**
 * Reads what was typed or pasted: addresses between any mix of line ends, spaces, tabs, commas and semicolons, with or
 * without names before them. Takes time in proportion to the text.
 */
export const readAddresses = (text: string): readonly AddressEntry[] =>
  Array.from(closeNames(text).matchAll(/[^\r\n,;]+/g)).flatMap(({ 0: part, index }) =>
    part.includes('<') ? withBrackets(part, index) : wordsOf(part, index),
  );

const SEPARATORS = /[\s,;]*/y;

/** The text without some of its entries and the separators behind them; everything else stays as it was typed. */
export const withoutEntries = (text: string, isGone: (entry: AddressEntry) => boolean): string => {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of readAddresses(text).filter(isGone)) {
    kept.push(text.slice(at, start));
    SEPARATORS.lastIndex = end;
    at = end + (SEPARATORS.exec(text)?.[0].length ?? 0);
  }
  return [...kept, text.slice(at)].join('').trimStart();
};
