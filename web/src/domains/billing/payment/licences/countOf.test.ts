import { expect, it } from 'vitest';
import { countOf } from './countOf.ts';

it.each([
  ['en-US', { '1,000': 1_000, '1,234.5': 1_234, '1.000': 1, '12.9': 12, '12,9': 12, '1,00': 1 }],
  ['es-ES', { '1.000': 1_000, '1.234,5': 1_234, '1,000': 1, '12,9': 12, '12.9': 12 }],
  ['pt-BR', { '1.000': 1_000, '12,9': 12 }],
  ['ru-RU', { '1\u00A0000': 1_000, '1\u202F000': 1_000, '1 000': 1_000, '12,9': 12 }],
  ['zh-CN', { '１２': 12, '1,000': 1_000, '＋５': 5 }],
  ['en-US', { '': 0, '-3': 0, ten: 0, '12abc': 0, '1 2': 0, '007': 7, '+5': 5, '99,999,999': 100_000 }],
  ['en-US', { '1,00,000': 100_000, '12,34': 12, '9999999999999999': 100_000 }],
])('reads a count as it is written in %s: %o', (locale, counts) => {
  expect(Object.fromEntries(Object.keys(counts).map((text) => [text, countOf(text, locale)]))).toEqual(counts);
});
