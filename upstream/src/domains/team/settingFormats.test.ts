import { domainNameFormat } from '@muster/schema/formats/domainName';
import { WELCOME_MESSAGE_MAX, welcomeMessageFormat, welcomeSenderFormat } from '@muster/schema/formats/welcomeMessage';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** What a format makes of a text, or the first thing that is wrong with it. */
const read = (format: typeof domainNameFormat, text: string) => {
  const { data, error } = format.safeParse(text);
  return data ?? `! ${error?.issues[0]?.code}`;
};

describe('an e-mail domain', () => {
  test.each([
    ['orbit.example', 'orbit.example'],
    [' Orbit.EXAMPLE ', 'orbit.example'],
    ['@orbit.example', 'orbit.example'],
    ['orbit.example.', 'orbit.example'],
    ['mail.example.co.uk', 'mail.example.co.uk'],
    ['a-b.c-d.example', 'a-b.c-d.example'],
    ['4you.example', '4you.example'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['mu\u0308nchen.example', 'xn--mnchen-3ya.example'],
    ['XN--MNCHEN-3YA.example', 'xn--mnchen-3ya.example'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ])('%s is kept as %s', (given, kept) => expect(read(domainNameFormat, given)).toBe(kept));

  test.each([
    ...['', 'orbit', 'or bit.example', 'orbit..example', '.orbit.example', 'orbit.example..', '-orbit.example'],
    ...['orbit-.example', 'orbit.e', 'ada@orbit.example', 'orbit.example/path', 'orbit.example:443', '192.0.2.1'],
    ...['or_bit.example', 'orbit.123', `${'a'.repeat(64)}.example`, `${'abcdefgh.'.repeat(40)}example`],
  ])('%s is none', (given) => expect(read(domainNameFormat, given)).toMatch(/^!/));

  test('is the same however often it is read', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const kept = read(domainNameFormat, domain);
        expect(kept.startsWith('!') ? kept : read(domainNameFormat, kept)).toBe(kept);
      }),
    );
  });
});

describe('a welcome message', () => {
  test('is measured in characters as people see them, after it is trimmed', () => {
    expect(read(welcomeMessageFormat, ` ${'🚀'.repeat(WELCOME_MESSAGE_MAX)}\n`)).toBe('🚀'.repeat(WELCOME_MESSAGE_MAX));
    expect(read(welcomeMessageFormat, 'x'.repeat(WELCOME_MESSAGE_MAX + 1))).toBe('! too_big');
    expect(read(welcomeSenderFormat, 'x'.repeat(25))).toBe('x'.repeat(25));
    expect(read(welcomeSenderFormat, 'x'.repeat(26))).toBe('! too_big');
  });

  test.each(['a\u0000b', 'a\u0007b', 'evil\u202egnp', 'half \ud83d'])('holds no control characters: %j', (text) => {
    expect([read(welcomeMessageFormat, text), read(welcomeSenderFormat, text)]).toEqual([
      '! invalid_format',
      '! invalid_format',
    ]);
  });

  test.each(['\u200b', '\u00ad\u00ad', ' \u2060 \u200d '])('has something to see: not %j alone', (text) => {
    expect([read(welcomeMessageFormat, text), read(welcomeSenderFormat, text)]).toEqual([
      '! invalid_format',
      '! invalid_format',
    ]);
    expect(read(welcomeSenderFormat, `${text}👩\u200d💻`)).toMatch(/👩\u200d💻$/u);
  });

  test('has lines in the message, not in the name', () => {
    expect(read(welcomeMessageFormat, 'Hello!\n\tWelcome.')).toBe('Hello!\n\tWelcome.');
    expect(read(welcomeSenderFormat, 'two\nlines')).toBe('! invalid_format');
  });

  test('is not blank', () => {
    expect(read(welcomeMessageFormat, ' \n\t ')).toBe('! too_small');
    expect(read(welcomeSenderFormat, '')).toBe('! too_small');
  });
});
