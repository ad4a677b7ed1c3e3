import { describe, expect, test } from 'vitest';
import { locales } from '../../lib/locales.ts';
import { type ReminderNews, reminderMail } from './reminderMail.ts';
import { NAMED_GUESTS, reminderDueAt, reminderOn } from './rules.ts';

const instant = Date.parse('2026-03-03T23:59:59.999Z');
const ada = { email: 'ada@lumen.example', firstName: 'Ada', lastName: 'Swift' };
const news: ReminderNews = { team: 'Orbit', instant, guests: [ada], more: 0 };

test.each(locales)('in %s the mail names the team, the day and the guests', (locale) => {
  const { subject, text, html } = reminderMail(locale, news);
  expect(subject).toContain('Orbit');
  for (const part of [text, html]) {
    for (const fact of ['Orbit', '2026', '3', 'Ada Swift (ada@lumen.example)']) expect(part).toContain(fact);
  }
  expect(text).not.toContain('..');
});

test('each language has its own words, and its own way to write the day', () => {
  expect(new Set(locales.map((locale) => reminderMail(locale, news).text)).size).toBe(locales.length);
});

describe('guests beyond those who are named', () => {
  test.each(locales)('are told by their number in %s', (locale) => {
    const guests = Array.from({ length: NAMED_GUESTS }, () => ada);
    const lines = (more: number) => reminderMail(locale, { ...news, guests, more }).text.split('\n');
    expect(lines(12)).toHaveLength(lines(0).length + 1);
    expect(lines(12).some((line) => /\b12\b/.test(line))).toBe(true);
  });
});

test('a guest without a name is told by the address; names neither are markup nor turn the line around', () => {
  const guests = [
    { email: 'nobody@lumen.example', firstName: '', lastName: '' },
    { email: 'b@lumen.example', firstName: '<i>B', lastName: 'שלום' },
  ];
  const { text, html } = reminderMail('en-us', { ...news, guests });
  expect(text).toContain('\n- nobody@lumen.example\n');
  expect(text).toContain('\n- \u2068<i>B שלום\u2069 (b@lumen.example)\n');
  expect(html).toContain('&lt;i&gt;B');
});

test('a reminder is due at six in the morning of its day, in UTC', () => {
  const reminder = reminderOn(Date.parse('2026-03-03T15:00:00Z'), instant) ?? 0;
  expect(new Date(reminderDueAt(reminder)).toISOString()).toBe('2026-03-03T06:00:00.000Z');
});
