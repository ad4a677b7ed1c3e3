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
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, 'yesterday'],
  [30 * DAY, '30 days ago'],
])('what was %i ms ago was %s', (ago, text) => expect(at(ago)).toBe(text));

it('is said in the language of the page', () => {
  expect([at(5 * MINUTE, 'ru-ru'), at(DAY, 'es-es'), at(HOUR, 'zh-cn')]).toEqual(['5 минут назад', 'ayer', '1小时前']);
});
