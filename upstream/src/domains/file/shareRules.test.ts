import { expect, test } from 'vitest';
import { isPicture, titleOf } from './shareRules.ts';

test.each([
  [undefined, 'file'],
  [' \n ', 'file'],
  ['Plan of the year.pdf', 'Plan of the year.pdf'],
  ['a\u0000b\r\nc', 'a b c'],
  ['😀'.repeat(300), '😀'.repeat(255)],
])('a file called %j is %j to people', (given, title) => {
  expect(titleOf(given)).toBe(title);
});

test('pictures are known by the ending that they were given for their content', () => {
  expect(['shared/a.png', 'shared/a.jpeg', 'shared/a.bin', 'shared/png'].map(isPicture)).toEqual([
    ...[true, true, false, false],
  ]);
});
