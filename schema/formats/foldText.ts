/** Letters and signs without a decomposition in Unicode, as people spell them on a keyboard that lacks them. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
  ['ʻ', "'"],
  ['ł', 'l'],
  ['ı', 'i'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);
const SPELLED = new RegExp(`[${[...SPELLINGS.keys()].join('')}]`, 'g');

/**
 * Text as it is compared and sorted: lower case, one space between words, accents of Latin letters dropped (so that
 * "jose" finds "José"), and letters and apostrophes that a keyboard may lack spelled with those that every one has ("lukasz"
 * finds "Łukasz"). Other scripts keep their marks, where they are letters of their own.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(SPELLED, (sign) => SPELLINGS.get(sign) ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
}
