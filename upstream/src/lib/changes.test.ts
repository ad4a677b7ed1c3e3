import { expect, test } from 'vitest';
import { changedOf } from './changes.ts';

test('a change is what is given and differs, false among it', () => {
  const before = { a: true, b: 'x', c: 1 };
  expect(changedOf(before, { a: false, b: 'x', c: undefined })).toEqual({ a: false });
});
