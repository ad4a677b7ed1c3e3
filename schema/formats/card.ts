import * as z from 'zod/mini';

/** The types of cards that are known by their first digits. Numbers of other types are taken as well. */
export type CardType = 'masterCard' | 'visa' | 'americanExpress' | 'discover' | 'dinersClub';

/** How many digits a card number has, whatever its type. */
export const CARD_DIGITS_MIN = 14;
export const CARD_DIGITS_MAX = 19;
/** How many months ahead a card may expire, counted from the present one. */
export const EXPIRY_MONTHS_AHEAD = 120;
/** The longest expiry as it is written, MM/YY, and the longest CVV. */
export const EXPIRY_LENGTH = 5;
export const CVV_DIGITS_MAX = 4;

const GROUP = 4;

/** First digits of a type, and how many digits its cards have. */
const TYPES: readonly { type: CardType; length: number; ranges: readonly (readonly [number, number])[] }[] = [
  { type: 'visa', length: 16, ranges: [[4, 4]] },
  {
    type: 'masterCard',
    length: 16,
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
  },
  {
    type: 'americanExpress',
    length: 15,
    ranges: [
      [34, 34],
      [37, 37],
    ],
  },
  {
    type: 'dinersClub',
    length: 14,
    ranges: [
      [300, 305],
      [36, 36],
      [38, 39],
    ],
  },
  {
    type: 'discover',
    length: 16,
    ranges: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
  },
];

/** What is meant of a number as it is typed or pasted: without spaces and dashes, wide digits as plain ones. */
export const bareCardNumber = (text: string): string => text.normalize('NFKC').replace(/[\s\u2010-\u2015-]/g, '');

const kindOf = (bare: string) =>
  TYPES.find(({ ranges }) =>
    ranges.some(([least, most]) => {
      const first = bare.slice(0, String(least).length);
      return /^\d+$/.test(first) && Number(first) >= least && Number(first) <= most;
    }),
  );

/** The type by the first digits; null as long as they fit none. */
export const cardTypeOf = (bare: string): CardType | null => kindOf(bare)?.type ?? null;

/** How many digits a card that begins so has: as many as any card where its type is not known. */
export const cardLengthOf = (bare: string): number => kindOf(bare)?.length ?? CARD_DIGITS_MAX;

/** How long a number that begins so may be as it is written: its digits and the dashes between them. */
export function writtenCardLengthOf(bare: string): number {
  const digits = cardLengthOf(bare);
  return digits + Math.ceil(digits / GROUP) - 1;
}

/** `4242-4242-4242-4242`: groups of four, whatever the type. */
export const writtenCardNumber = (bare: string): string => (bare.match(/.{1,4}/gu) ?? []).join('-');

/** Whether the last digit is the one that the others demand. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** An issue whose message says what is wrong, after which nothing else is looked at. */
const fault = <Name extends string>(error: Name) => ({ error, abort: true }) as const;

/**
 * A card number as it is typed, made its bare digits. The message of the first issue says what is wrong: `required`,
 * `pattern` (not only digits), `length`, `invalid` (the digits do not fit together).
 */
export const cardNumberFormat = z.pipe(
  z.pipe(z.string().check(z.maxLength(200, fault('length'))), z.transform(bareCardNumber)),
  z
    .string()
    .check(
      z.minLength(1, fault('required')),
      z.regex(/^\d+$/, fault('pattern')),
      z.minLength(CARD_DIGITS_MIN, fault('length')),
      z.maxLength(CARD_DIGITS_MAX, fault('length')),
      z.refine(passesLuhn, fault('invalid')),
    ),
);

/** A CVV: 3 or 4 digits. The message of the first issue says what is wrong: `required`, `pattern`, `length`. */
export const cvvFormat = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(200, fault('length'))),
    z.transform((text: string) => text.normalize('NFKC').trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, fault('required')),
      z.regex(/^\d+$/, fault('pattern')),
      z.minLength(3, fault('length')),
      z.maxLength(CVV_DIGITS_MAX, fault('length')),
    ),
);

/** When a card expires: a month from 1, and the year with its century. */
export type CardExpiry = { readonly month: number; readonly year: number };

const expiryOf = (written: string): CardExpiry => {
  const [month = '', year = ''] = written.split('/');
  return { month: Number(month), year: 2000 + Number(year) };
};

/**
 * An expiry as it is written, MM/YY, made a month and a year. A card is good through the last day of its month. The
 * message of the first issue says what is wrong: `required`, `pattern`, `invalid` (no such month), `past`, `tooFar`.
 *
 * @param today in ms since 1970; its month is that of UTC
 */
export function expiryFormat(today: number) {
  const now = new Date(today);
  const monthsAhead = (written: string) => {
    const { month, year } = expiryOf(written);
    return (year - now.getUTCFullYear()) * 12 + month - 1 - now.getUTCMonth();
  };
  return z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, fault('required')),
      z.regex(/^\d{2}\/\d{2}$/, fault('pattern')),
      z.regex(/^(?:0[1-9]|1[0-2])/, fault('invalid')),
      z.refine((written) => monthsAhead(written) >= 0, fault('past')),
      z.refine((written) => monthsAhead(written) <= EXPIRY_MONTHS_AHEAD, fault('tooFar')),
    ),
    z.transform(expiryOf),
  );
}
