import { expect, test } from 'vitest';
import { locales } from '../../../lib/locales.ts';
import { membershipMail } from '../../member/membershipMail.ts';
import { welcomeTestMail } from './mail.ts';

const welcome = { senderName: 'Ada', message: 'Hello\n\nyou' };
const block = '\n> Ada\n>\n> Hello\n>\n> you\n';

test.each(locales)('in %s the test names the team, and ends as the mail to somebody new does', (locale) => {
  const { subject, text, html } = welcomeTestMail(locale, 'Orbit', welcome);
  const names = { team: 'Orbit', inviter: 'Grace', email: 'new@orbit.example' };
  const real = membershipMail('added', locale, names, welcome);
  expect(subject).toContain('Orbit');
  expect(subject).not.toBe(real.subject);
  expect(text).toContain('Orbit');
  for (const mail of [text, real.text]) expect(mail.endsWith(block)).toBe(true);
  const quote = html.slice(html.indexOf('<blockquote'));
  expect(real.html.endsWith(quote)).toBe(true);
});

test('each language has its own words', () => {
  const texts = locales.map((locale) => welcomeTestMail(locale, 'Orbit', welcome).text);
  // British and American people read the same mail.
  expect(new Set(texts).size).toBe(locales.length - 1);
});
