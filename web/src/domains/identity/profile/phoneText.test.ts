import { expect, it } from 'vitest';
import { digitsOf, groupDigits, placeBehind, takeApart } from './phoneText.ts';

it.each([
  ['+44', '7700900123', '7700 900123'],
  ['+1', '2133734253', '213 373 4253'],
  ['+7', '9123456789', '912 345 67 89'],
  ['+999', '123456', '123456'],
  ['', '123456', '123456'],
  ['+44', '', ''],
])('behind %s, %s reads %s', (code, digits, text) => {
  expect(groupDigits(code, digits)).toBe(text);
});

it('loses and adds no digit, however long the number is', () => {
  for (const code of ['+1', '+44', '+49', '+39', '+86', '+999']) {
    for (let length = 1; length <= 20; length += 1) {
      const digits = '07153498260715349826'.slice(0, length);
      expect(digitsOf(groupDigits(code, digits)), code).toBe(digits);
    }
  }
});

it('takes only the digits of what is typed, wide ones too', () => {
  expect(digitsOf('(77) 00-9００ x')).toBe('7700900');
});

it.each([
  ['+44 7700 900123', { country: 'GB', digits: '7700900123' }],
  ['+1 213 373 4253', { country: 'US', digits: '2133734253' }],
  ['＋44 7700 900123', { country: 'GB', digits: '7700900123' }],
  ['+39 06 1234 5678', { country: 'IT', digits: '0612345678' }],
  ['7700 900123', null],
  ['+999 123456', null],
])('%s that is pasted is taken apart', (text, parts) => {
  expect(takeApart(text)).toEqual(parts);
});

it('finds the place behind a digit, among spaces', () => {
  expect([0, 4, 5, 10, 11].map((digits) => placeBehind('7700 900123', digits))).toEqual([0, 4, 6, 11, 11]);
});
