import { LICENCE_COUNT_MAX, licenceCountOf } from '@muster/schema/formats/payment';

/** What groups digits by thousands in a language: a comma in English, a dot in Spanish, a space in Russian. */
const groupIn = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ' ';

/**
 * How many licences a text stands for, as many as may be bought at once. Its digits may be grouped as the language does it,
 * or by spaces, and be as wide as Chinese characters are.
 */
export function countOf(text: string, locale: string): number {
  const plain = text.normalize('NFKC').trim();
  const grouped = new RegExp(`^\\+?\\d{1,3}(?:[ ${groupIn(locale)}]\\d{3})+(?!\\d)`);
  const ungrouped = plain.replace(grouped, (digits) => digits.replaceAll(/[^+\d]/g, ''));
  return Math.min(licenceCountOf(ungrouped), LICENCE_COUNT_MAX);
}
