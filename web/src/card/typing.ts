// What becomes of a field as it is typed into: separators come by themselves, and the caret stays where the hand is.
import { CVV_DIGITS_MAX, bareCardNumber, cardLengthOf, writtenCardNumber } from '@muster/schema/formats/card';

/** A field after the browser has changed it. */
export interface Edit {
  /** What it held before. */
  readonly before: string;
  readonly raw: string;
  /** Before which character of `raw` the caret stands. */
  readonly caret: number;
  readonly how: 'typed' | 'pasted' | 'deletedForward';
}

export interface Typed {
  readonly value: string;
  readonly caret: number;
}

/** How much of what was pasted is shown: more than any card has, so that it is seen to be too long. */
const PASTED_MAX = 40;

const without = (text: string, place: number) => text.slice(0, place) + text.slice(place + 1);

/** Where the caret stands behind so many characters of groups of four. */
const placeInNumber = (count: number) => (count === 0 ? 0 : count + Math.floor((count - 1) / 4));

/**
 * A card number in its groups. Deleting a dash deletes the digit beyond it. Typing ends at the length of the card's type;
 * what was pasted is never cut to it, since a part of a number would look like another one.
 */
export function typedCardNumber({ before, raw, caret, how }: Edit): Typed {
  let bare = bareCardNumber(raw);
  let count = bareCardNumber(raw.slice(0, caret)).length;
  const known = bareCardNumber(before);
  const isDashDeleted = how !== 'pasted' && raw.length < before.length && bare === known;
  if (isDashDeleted) {
    if (how === 'typed') count = Math.max(0, count - 1);
    bare = without(bare, count);
  }
  const most = how === 'pasted' ? PASTED_MAX : Math.max(cardLengthOf(bare), known.length);
  const value = writtenCardNumber(bare.slice(0, most));
  return { value, caret: Math.min(placeInNumber(count), value.length) };
}

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** The four digits that are meant by 6/27, 06/2027, 2027-06, 062027 or 0627, as far as they are there. */
function meantExpiry(raw: string): string {
  const text = raw.normalize('NFKC');
  const [first = '', second = ''] = text.match(/\d+/g) ?? [];
  const hasSeparator = /\d\D/.test(text);
  if (hasSeparator && first.length === 4) return second.padStart(2, '0') + first.slice(2);
  if (hasSeparator && first.length <= 2)
    return first.padStart(2, '0') + (second.length === 4 ? second.slice(2) : second);
  const digits = digitsOf(text);
  if (digits.length === 6 && digits.slice(2, 4) === '20') return digits.slice(0, 2) + digits.slice(4);
  return /^[2-9]/.test(digits) && !hasSeparator ? `0${digits}` : digits;
}

/** An expiry as MM/YY: the slash comes by itself, and a month of one digit gets its zero. */
export function typedExpiry({ before, raw, caret }: Edit): Typed {
  const isDeletion = raw.length < before.length;
  const digits = (isDeletion ? digitsOf(raw) : meantExpiry(raw)).slice(0, 4);
  const month = digits.slice(0, 2);
  const hasSlash = digits.length > 2 || (digits.length === 2 && !isDeletion);
  const value = hasSlash ? `${month}/${digits.slice(2)}` : month;
  if (caret >= raw.length) return { value, caret: value.length };
  const count = digitsOf(raw.slice(0, caret)).length;
  return { value, caret: Math.min(count <= 2 ? count : count + 1, value.length) };
}

/** A CVV without the spaces that come along. What is no digit stays, so that it is seen why it is not taken. */
export function typedCvv({ raw, caret }: Edit): Typed {
  const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
  const value = bare(raw).slice(0, CVV_DIGITS_MAX);
  return { value, caret: Math.min(bare(raw.slice(0, caret)).length, value.length) };
}
