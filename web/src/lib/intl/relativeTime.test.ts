import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (ago: number, locale = 'en-us') =>
  relativeTime(createIntl({ locale, messages: {}, onError: () => undefined }), new Date(NOW - ago).toISOString(), NOW);

it.each([
  [-5 * MINUTE, 'now'],
  [0, 'now'],
  [MINUTE - 1, 'now'],
  [MINUTE, '1\u00a0minute ago'],
  [HOUR - 1, '59\u00a0minutes ago'],
  [HOUR, '1\u00a0hour ago'],
  [DAY - 1, '23\u00a0hours ago'],
  [DAY, '1\u00a0day ago'],
  [2 * DAY - 1, '1\u00a0day ago'],
  [30 * DAY, '30\u00a0days ago'],
])('what was %i ms ago was %s', (ago, text) => expect(at(ago)).toBe(text));

it('is said in the language of the page', () => {
  expect([at(DAY, 'ru-ru'), at(DAY, 'es-es'), at(HOUR, 'zh-cn')]).toEqual([
    '1\u00a0день назад',
    'hace 1\u00a0día',
    '1小时前',
  ]);
});

it('keeps a number and what it counts in one line, in each language', () => {
  expect([at(3 * HOUR, 'ru-ru'), at(3 * HOUR, 'es-mx'), at(3 * HOUR, 'pt-br'), at(3 * HOUR, 'en-gb')]).toEqual([
    '3\u00a0часа назад',
    'hace 3\u00a0horas',
    'há 3\u00a0horas',
    '3\u00a0hours ago',
  ]);
});
