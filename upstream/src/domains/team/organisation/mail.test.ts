import { describe, expect, test } from 'vitest';
import { locales } from '../../../lib/locales.ts';
import { type DomainNews, domainMail } from './mail.ts';

const news: DomainNews[] = ['asked', 'approved', 'declined', 'ended'];
const names = { team: 'Orbit <3', domain: 'orbit.example' };

describe.each(news)('the mail that tells that another team has %s', (what) => {
  test.each(locales)('names the team and its domain in %s', (locale) => {
    const { subject, text, html } = domainMail(what, locale, names);
    expect(subject).toContain('Orbit <3');
    expect(text).toContain('Orbit <3');
    expect(text).toContain('orbit.example');
    expect(html).toContain('Orbit &lt;3');
    expect(html).not.toContain('<3');
  });
});

test('each language has its own words', () => {
  expect(new Set(locales.map((locale) => domainMail('asked', locale, names).text)).size).toBe(locales.length);
});
