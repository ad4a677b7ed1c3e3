import { expect, it } from 'vitest';
import { matchesWordStart } from './wordStart.ts';

it.each([
  ['Call recordings', 'rec', true],
  ['Call recordings', 'cordings', false],
  ['Call recordings', 'REC ca', true],
  ['José Núñez', 'nun', true],
  ["O'Connor-D'Arcy", 'arcy', true],
  ['Siobhan O’Connor', "o'con", true],
  ['Łukasz Bąk', 'lukasz b', true],
  ['概览', '览', true],
  ['Обзор', 'обз', true],
  ['Обзор', 'зор', false],
  ['anything', '', true],
  ['Members', 'members only', false],
])('"%s" for "%s": %s', (text, typed, matches) => {
  expect(matchesWordStart(text, typed)).toBe(matches);
});
