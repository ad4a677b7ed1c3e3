import { LICENCE_COUNT_MAX, licenceCountOf } from '@muster/schema/formats/payment';

/** Digits in threes, or as India has them: in twos before the last three. */
const GROUPED = /^\+?(?:\d{1,3}(?: \d{3})+|\d{1,2}(?: \d{2})+ \d{3})(?!\d)/;

/** As plain text has it: with spaces that break, and digits that are no wider than others. */
const plainOf = (text: string): string => text.normalize('NFKC');

/** What groups digits by thousands in a language: a comma in English, a dot in Spanish, a space in Russian. */
const groupIn = (locale: string): string =>
  plainOf(new Intl.NumberFormat(locale).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ' ');

/**
 * How many licences a text asks for. Its digits may be grouped as the language does it, or by spaces, and be as wide as
 * Chinese characters are.
 */
export function askedCountOf(text: string, locale: string): number {
  const plain = plainOf(text).trim();
  const [grouped] = GROUPED.exec(plain.replaceAll(groupIn(locale), ' ')) ?? [];
  const ungrouped = grouped ? grouped.replaceAll(' ', '') + plain.slice(grouped.length) : plain;
  return licenceCountOf(ungrouped);
}

/** The same, as many as may be bought at once. */
export const countOf = (text: string, locale: string): number =>
  Math.min(askedCountOf(text, locale), LICENCE_COUNT_MAX);
