import { LICENCE_COUNT_MAX, licenceCountOf } from '@muster/schema/formats/payment';

const GROUPED = /^\+?\d{1,3}(?: \d{3})+(?!\d)/;

/** As plain text has it: with spaces that break, and digits that are no wider than others. */
const plainOf = (text: string): string => text.normalize('NFKC');

/** What groups digits by thousands in a language: a comma in English, a dot in Spanish, a space in Russian. */
const groupIn = (locale: string): string =>
  plainOf(new Intl.NumberFormat(locale).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ' ');

/**
 * How many licences a text stands for, as many as may be bought at once. Its digits may be grouped as the language does it,
 * or by spaces, and be as wide as Chinese characters are.
 */
export function countOf(text: string, locale: string): number {
  const plain = plainOf(text).trim();
  const [grouped] = GROUPED.exec(plain.replaceAll(groupIn(locale), ' ')) ?? [];
  const ungrouped = grouped ? grouped.replaceAll(' ', '') + plain.slice(grouped.length) : plain;
  return Math.min(licenceCountOf(ungrouped), LICENCE_COUNT_MAX);
}
