import { expect, test } from 'vitest';
import { locales } from '../../lib/locales.ts';
import { membershipMail } from './membershipMail.ts';

const names = { team: 'Orbit', inviter: 'Ada', email: 'new@orbit.example' };

test.each(locales)('in %s every mail names the team, and says how to sign in', (locale) => {
  for (const news of ['added', 'addedAsGuest', 'approved', 'approvedAsGuest'] as const) {
    const { subject, text } = membershipMail(news, locale, names);
    expect(subject).toContain('Orbit');
    expect(text).toContain('Orbit');
    expect(text).toContain('new@orbit.example');
    expect(text.includes('Ada')).toBe(news.startsWith('added'));
  }
  const { subject, text } = membershipMail('rejected', locale, names);
  expect([subject, text].every((part) => part.includes('Orbit'))).toBe(true);
  expect(text).not.toContain('Ada');
});

test('each language has its own words', () => {
  const texts = locales.map((locale) => membershipMail('addedAsGuest', locale, names).text);
  // British and American people read the same mail.
  expect(new Set(texts).size).toBe(locales.length - 1);
});
