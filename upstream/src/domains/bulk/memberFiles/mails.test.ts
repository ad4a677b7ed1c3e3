import { hasInviteTokens, inviteMessageFormat, inviteSubjectFormat } from '@muster/schema/formats/memberUpload';
import { describe, expect, test } from 'vitest';
import { locales } from '../../../lib/locales.ts';
import { composedMail, firstMail } from './inviteMail.ts';

const place = { team: 'Orbit', link: 'https://orbit.chat.example/?a=1&b=2' };

describe('the mail to people who are added', () => {
  test.each(locales)('begins in %s with what may be sent as it is', (locale) => {
    const first = firstMail(locale);
    expect(first).toEqual({
      subject: inviteSubjectFormat.parse(first.subject),
      message: inviteMessageFormat.parse(first.message),
    });
    expect(hasInviteTokens(first.message)).toBe(true);
    const { subject, text, html } = composedMail(first, place, null);
    expect(subject).toContain('Orbit');
    expect(text).toContain(place.link);
    expect([subject, text, html].join(' ')).not.toMatch(/[{}]/);
  });

  test('has an address that can be pressed, and is text everywhere else', () => {
    const message = 'Hi <b>{team_name}</b>\r\n\r\n{invite_link} and {invite_link}';
    const welcome = { senderName: 'Ada', message: 'Be <kind>' };
    const { text, html } = composedMail({ subject: '{team_name}', message }, place, welcome);
    const link = '<a href="https://orbit.chat.example/?a=1&amp;b=2">https://orbit.chat.example/?a=1&amp;b=2</a>';
    expect(html).toContain(`<p>Hi &lt;b&gt;Orbit&lt;/b&gt;</p><p>${link} and ${link}</p>`);
    expect(html).toContain('Be &lt;kind&gt;');
    expect(text).toContain(`Hi <b>Orbit</b>\n\n${place.link} and ${place.link}\n`);
    expect(text).toContain('> Be <kind>');
  });

  test('has the team’s name as it is, whatever it looks like', () => {
    const named = (team: string) => composedMail({ subject: 'To {team_name}', message: '' }, { ...place, team }, null);
    expect(named('{invite_link} $& $1').subject).toBe('To {invite_link} $& $1');
    expect(named('Orbit\r\nBcc: x@orbit.example').subject).toBe('To Orbit Bcc: x@orbit.example');
    expect(named('דנה').subject).toBe('To \u2068דנה\u2069');
  });
});
