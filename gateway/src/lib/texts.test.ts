import { ONE_LINE, textOfAtMost } from '@muster/schema/formats/text';
import { expect, test } from 'vitest';
import { given } from './given.ts';
import { readText, textRule } from './texts.ts';

const rule = textRule(textOfAtMost(5, ONE_LINE), 'A name', 5);

test('a text that fits is read in the form that is kept', () => {
  expect(readText(rule, ' abc ', ['name'])).toEqual({ value: 'abc', errors: [] });
  expect(readText(rule, null, ['name'])).toEqual({ errors: [] });
});

test.each([
  ['  ', 'REQUIRED', 'A name cannot be blank.'],
  ['abcdef', 'TOO_LONG', 'A name can have at most 5 characters.'],
  ['a\nb', 'INVALID', 'A name holds characters that cannot be shown.'],
])('%j is %s', (text, code, message) => {
  expect(readText(rule, text, ['names', '0']).errors).toMatchObject([{ code, field: ['names', '0'], message }]);
});

test('the code of a text that is too short may be another', () => {
  expect(readText({ ...rule, blankCode: 'TOO_SHORT' }, '', ['name']).errors).toMatchObject([{ code: 'TOO_SHORT' }]);
});

test('what is null or undefined is not given; what is empty or false is', () => {
  expect(given({ a: undefined, b: null, c: '', d: false, e: 0 })).toEqual({ c: '', d: false, e: 0 });
});
