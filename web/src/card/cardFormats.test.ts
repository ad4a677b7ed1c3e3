import {
  bareCardNumber,
  cardNumberFormat,
  cardTypeOf,
  cvvFormat,
  expiryFormat,
  passesLuhn,
  writtenCardLengthOf,
  writtenCardNumber,
} from '@muster/schema/formats/card';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const faultIn = (result: { error?: { issues: readonly { message: string }[] } }) =>
  result.error?.issues[0]?.message ?? null;
const numberFault = (text: string) => faultIn(cardNumberFormat.safeParse(text));
const JUNE_15 = Date.UTC(2024, 5, 15);
const expiryFault = (text: string, today = JUNE_15) => faultIn(expiryFormat(today).safeParse(text));

/** Digits that pass the check: the last one is chosen so. */
const goodNumbers = fc
  .stringMatching(/^\d{13,18}$/)
  .map((digits) => digits + [...'0123456789'].find((last) => passesLuhn(digits + last)));

describe('a card number', () => {
  it.each<[text: string, fault: string | null]>([
    ['4242424242424242', null],
    ['4242-4242 4242–4242', null],
    ['４２４２ 4242 4242 4242', null],
    ['378282246310005', null],
    ['30569309025904', null],
    ['6212345678900000003', null],
    ['4242424242424241', 'invalid'],
    ['4000000000000', 'length'],
    ['42424242424242424242', 'length'],
    ['', 'required'],
    [' - ', 'required'],
    ['4242x', 'pattern'],
    ['4'.repeat(201), 'length'],
  ])('%s: %s', (text, fault) => expect(numberFault(text)).toBe(fault));

  it.each<[start: string, type: string | null]>([
    ['4', 'visa'],
    ['51', 'masterCard'],
    ['55', 'masterCard'],
    ['2221', 'masterCard'],
    ['2720', 'masterCard'],
    ['34', 'americanExpress'],
    ['37', 'americanExpress'],
    ['300', 'dinersClub'],
    ['305', 'dinersClub'],
    ['36', 'dinersClub'],
    ['38', 'dinersClub'],
    ['39', 'dinersClub'],
    ['6011', 'discover'],
    ['644', 'discover'],
    ['649', 'discover'],
    ['65', 'discover'],
    ...['', '5', '50', '56', '222', '2220', '2721', '35', '30', '306', '6010', '643', '62', '3530', 'x'].map(
      (start) => [start, null] as [string, null],
    ),
  ])('that begins with "%s" is of type %s', (start, type) => expect(cardTypeOf(start)).toBe(type));

  it.each([
    ['4242424242424242', '4242-4242-4242-4242', 19],
    ['378282246310005', '3782-8224-6310-005', 18],
    ['30569309025904', '3056-9309-0259-04', 17],
    ['6212345678900000003', '6212-3456-7890-0000-003', 23],
  ])('%s is written %s, of %i characters', (bare, written, length) => {
    expect(writtenCardNumber(bare)).toBe(written);
    expect(written).toHaveLength(length);
    expect(writtenCardLengthOf(bare)).toBe(length);
  });

  it('is good with its own last digit and with no other, however it is grouped', () => {
    fc.assert(
      fc.property(goodNumbers, fc.integer({ min: 1, max: 9 }), (digits, more) => {
        expect(cardNumberFormat.parse(writtenCardNumber(digits))).toBe(digits);
        expect(bareCardNumber(writtenCardNumber(digits))).toBe(digits);
        expect(numberFault(digits.slice(0, -1) + ((Number(digits.at(-1)) + more) % 10))).toBe('invalid');
      }),
      { numRuns: 50 },
    );
  });
});

describe('an expiry', () => {
  it.each<[text: string, fault: string | null]>([
    ['06/24', null],
    ['05/24', 'past'],
    ['00/25', 'invalid'],
    ['13/25', 'invalid'],
    ['06/34', null],
    ['07/34', 'tooFar'],
    ['', 'required'],
    ['6/24', 'pattern'],
    ['0624', 'pattern'],
    ['06/2024', 'pattern'],
  ])('%s: %s', (text, fault) => expect(expiryFault(text)).toBe(fault));

  it('is good through the last moment of its month, by UTC', () => {
    expect(expiryFault('06/24', Date.UTC(2024, 6, 1) - 1)).toBeNull();
    expect(expiryFault('06/24', Date.UTC(2024, 6, 1))).toBe('past');
    expect(expiryFormat(JUNE_15).parse('12/30')).toEqual({ month: 12, year: 2030 });
  });
});

it.each<[text: string, fault: string | null]>([
  ['123', null],
  ['1234', null],
  ['', 'required'],
  ['12x', 'pattern'],
  ['12', 'length'],
  ['12345', 'length'],
])('the CVV %s: %s', (text, fault) => expect(faultIn(cvvFormat.safeParse(text))).toBe(fault));
