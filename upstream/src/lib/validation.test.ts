import { expect, test } from 'vitest';
import { createValidators } from './validation.ts';

const text = { type: 'string', maxLength: 3 };
const item = { type: 'object', required: ['name'], properties: { name: text, 'a/b': text } };
const body = { type: 'object', properties: { items: { type: 'array', items: item }, texts: { type: 'object' } } };
const validators = createValidators({ query: { type: 'object' }, body, answer: null });

test.each([
  ['a part that is missing', { items: [{ name: 'one' }, {}] }, 'items.1.name'],
  ['a part that is wrong', { items: [{ name: 'four' }] }, 'items.0.name'],
  ['a name with a slash', { items: [{ name: 'one', 'a/b': 'four' }] }, 'items.0.a/b'],
  ['a list that is none', { items: {} }, 'items'],
  ['a text that cannot be kept', { items: [{ name: '\0' }] }, 'items.0.name'],
  ['half of a character', { items: [{ name: 'a\uD83D' }] }, 'items.0.name'],
  ['a name that cannot be kept', { texts: { 'a\0': 'b' } }, 'texts'],
])('%s is told by names and places with dots between them', (_what, given, field) => {
  expect(() => validators.body(given)).toThrow(expect.objectContaining({ code: 'invalid_request', field }));
});

test('of a body that is none no part is at fault', () => {
  expect(() => validators.body([])).toThrow(expect.objectContaining({ code: 'invalid_request', field: undefined }));
});
