/**
 * Text as it is compared and sorted: lower case, one space between words, accents of Latin letters dropped (so that
 * "jose" finds "José"). Other scripts keep their marks, where they are letters of their own.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
