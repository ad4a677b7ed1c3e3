import { AsYouType } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { mainCountryOf } from './callingCodes.ts';

/** The digits of what was typed, in whatever script they are wide. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/**
 * The digits of a number as people of its country group them, without the calling code; as they are where that is not
 * known.
 *
 * @param code the calling code with its plus sign; empty for none
 */
export function groupDigits(code: string, digits: string): string {
  if (code === '' || digits === '') return digits;
  const whole = new AsYouType(undefined, metadata).input(`${code}${digits}`);
  const grouped = whole.startsWith(code) ? whole.slice(code.length).trim() : digits;
  return digitsOf(grouped) === digits ? grouped : digits;
}

/** Whether a text begins as a calling code does. */
export const hasPlus = (text: string): boolean => /^\s*\+/.test(text.normalize('NFKC'));

/** A number that was typed or pasted with its calling code, taken apart; null where it is none. */
export function takeApart(text: string): { readonly country: string; readonly digits: string } | null {
  if (!hasPlus(text)) return null;
  const reader = new AsYouType(undefined, metadata);
  reader.input(text.normalize('NFKC'));
  const number = reader.getNumber();
  const country = number && (number.country ?? mainCountryOf(`+${number.countryCallingCode}`));
  return number && country ? { country, digits: number.nationalNumber } : null;
}

/** Where in a grouped text the caret stands behind so many digits. */
export function placeBehind(text: string, digits: number): number {
  if (digits === 0) return 0;
  let left = digits;
  for (const [place, character] of [...text].entries()) {
    if (/\d/.test(character)) left -= 1;
    if (left === 0) return place + 1;
  }
  return text.length;
}
