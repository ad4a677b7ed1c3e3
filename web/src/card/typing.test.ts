import { describe, expect, it } from 'vitest';
import { type Edit, type Typed, typedCardNumber, typedCvv, typedExpiry } from './typing.ts';

/** Fields are written with a bar where the caret stands. */
const at = (text: string): Typed => ({ value: text.replace('|', ''), caret: text.indexOf('|') });
const shown = ({ value, caret }: Typed) => `${value.slice(0, caret)}|${value.slice(caret)}`;
const edit = (typed: (edit: Edit) => Typed, before: string, after: string, how: Edit['how'] = 'typed') => {
  const { value: raw, caret } = at(after);
  return shown(typed({ before, raw, caret, how }));
};

describe('a card number', () => {
  it.each<[what: string, before: string, after: string, expected: string, how?: Edit['how']]>([
    ['the first digits', '424', '4242|', '4242|'],
    ['the first of a group', '4242', '42424|', '4242-4|'],
    ['in the middle', '4242-4242', '429|42-4242', '429|4-2424-2'],
    ['at the end of a group', '4242-4242', '4242|-242', '4242|-242'],
    ['a dash, backwards', '4242-5678', '4242|5678', '424|5-678'],
    ['a dash, forwards', '4242-5678', '4242|5678', '4242|-678', 'deletedForward'],
    ['the last digit of a group', '4242-4', '4242-|', '4242|'],
    ['a digit too many', '4242-4242-4242-4242', '4242-4242-4242-42429|', '4242-4242-4242-4242|'],
    ['a letter', '42', '42x|', '42x|'],
    ['with spaces', '', ' 4242 4242 4242 4242|', '4242-4242-4242-4242|', 'pasted'],
    ['into what is there', '42-', '42–42 4|', '4242-4|', 'pasted'],
    ['of 19 digits', '', '4242424242424242420|', '4242-4242-4242-4242-420|', 'pasted'],
    ['of more digits than any card has', '', '424242424242424242424|', '4242-4242-4242-4242-4242-4|', 'pasted'],
    [
      'one of too many, backwards',
      '4242-4242-4242-4242-4242-4',
      '4242-4242-4242-4242-4242-|',
      '4242-4242-4242-4242-4242|',
    ],
    ['all of it', '4242', '|', '|'],
  ])('%s: "%s" becomes %s becomes %s', (_what, before, after, expected, how) =>
    expect(edit(typedCardNumber, before, after, how)).toBe(expected),
  );
});

describe('an expiry', () => {
  it.each<[before: string, after: string, expected: string]>([
    ['', '0|', '0|'],
    ['0', '06|', '06/|'],
    ['', '6|', '06/|'],
    ['1', '1/|', '01/|'],
    ['1', '12|', '12/|'],
    ['06/', '06/2|', '06/2|'],
    ['06', '062|', '06/2|'],
    ['06/2', '06/|', '06|'],
    ['06/', '06|', '06|'],
    ['06', '0|', '0|'],
    ['06/27', '|6/27', '|62/7'],
    ['62/7', '1|62/7', '1|6/27'],
    ['', '0627|', '06/27|'],
    ['', '06/2027|', '06/27|'],
    ['', '062027|', '06/27|'],
    ['', '6/27|', '06/27|'],
    ['', '06 / 27|', '06/27|'],
    ['', '2027-06|', '06/27|'],
    ['', '０６/２７|', '06/27|'],
    ['', 'June|', '|'],
  ])('"%s" becomes %s becomes %s', (before, after, expected) =>
    expect(edit(typedExpiry, before, after)).toBe(expected),
  );
});

it('a CVV loses its spaces, and keeps what is not taken for all to see', () => {
  expect(edit(typedCvv, '', ' 12 3|')).toBe('123|');
  expect(edit(typedCvv, '1', '1|x')).toBe('1|x');
  expect(edit(typedCvv, '1234', '12345|')).toBe('1234|');
});
