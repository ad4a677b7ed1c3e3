// Texts that break programs, as the public lists of naughty strings have them: what counts as nothing, as a number or as code,
// scripts of every direction, marks without letters, halves of characters, and what other systems take as orders.
import fc from 'fast-check';

const texts: readonly string[] = [
  ...[
    '',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\0',
    '\u0000\u0001',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-Infinity',
    'true',
    '[]',
  ],
  ...[
    '0',
    '-0',
    '1e999',
    '0x10',
    '0b11',
    '1_000',
    '٣',
    '１２３',
    '9007199254740993',
    '-9223372036854775809',
    '1,000.00',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__typename',
    '$ref',
    '$where',
    '__schema',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '${7*7}',
    '<%= 7 %>',
  ],
  ...[
    "' OR 1=1 --",
    "'; DROP TABLE people; --",
    '$(touch /tmp/x)',
    '`id`',
    '| cat /etc/passwd',
    '%s%n%p',
    '%00',
    '%2e%2e%2f',
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\windows',
    'file:///etc/passwd',
    '//evil.example',
    'http://169.254.169.254/',
    'C:\\CON',
    'nul',
  ],
  ...['a\r\nSet-Cookie: x=1', 'x\r\n\r\nGET / HTTP/1.1', '=cmd|/c calc!A1', '@SUM(1)', '+1', '-1', '%0d%0a'],
  ...[
    'ß',
    'İ',
    'ﬃ',
    'K',
    'Ω≈ç√∫',
    '田中さん',
    'مُنَاقَشَةُ',
    '‮gnp.exe',
    '\u200f\u200e',
    '\u200b',
    '\ufeff',
    '\u2028',
    '\u00ad',
    '￾',
  ],
  ...['👩‍👩‍👧‍👦', '🇷🇺', '👾🙇💁', 'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G', '\u0301', '\ud800', '\udc00x', 'x\ud83d', '\udbff\udfff', '𝕿𝖍𝖊'],
  ...[
    'admin@orbit.example',
    '"a b"@orbit.example',
    'a@b@c',
    '@',
    'a@[127.0.0.1]',
    'a@xn--80ak6aa92e.com',
    'user@例え.jp',
  ],
  ...[
    '2026-02-30',
    '2026-11-21T24:00:00Z',
    '9999-12-31',
    '0000-00-00',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20',
    '2026-W47',
  ],
  ...[
    'orbit-0001',
    'TWVtYmVyOm9yYml0LTAwMDE',
    'TWVtYmVyOg',
    'Om9yYml0',
    'VGVhbTouLi8uLg',
    'Tm9kZTpfX3Byb3RvX18',
    'X19wcm90b19fOng',
  ],
];

const long = fc
  .tuple(
    fc.constantFrom('a', ' ', '.', '-', '@', 'a.', '\u0301', '👾', '\\', '"', '%', '\0'),
    fc.constantFrom(65, 255, 1_001, 20_000),
  )
  .map(([part, times]) => part.repeat(times));

/** Such a text, any text of Unicode, of code units, or a long one. */
export const naughtyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...texts), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 1 },
  {
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
    weight: 1,
  },
  { arbitrary: long, weight: 1 },
);

/** Numbers at the edges of what machines, JSON, GraphQL and calendars hold. */
export const edgeNumbers: readonly number[] = [
  ...[0, -0, -1, 0.1, 1e-7, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 63)],
  ...[8.64e15, 8.64e15 + 1, -8.64e15, -8.64e15 - 1, 253_402_300_799_999, 253_402_300_800_000, -62_167_219_200_001],
  ...[1e21, 1e308, -1e308, 5e-324],
];
