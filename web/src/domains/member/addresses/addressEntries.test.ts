import { describe, expect, it } from 'vitest';
import { readAddresses, withoutEntries } from './addressEntries.ts';

const read = (text: string) => readAddresses(text).map(({ raw, email }) => email ?? `?${raw}`);

describe('what stands in the box', () => {
  it('is split at any mix of lines, spaces, tabs, commas and semicolons', () => {
    expect(read(' a@b.co,c@d.co; e@f.co\r\ng@h.co\ti@j.co\n\n,;k@l.co ')).toEqual([
      'a@b.co',
      'c@d.co',
      'e@f.co',
      'g@h.co',
      'i@j.co',
      'k@l.co',
    ]);
  });

  it('is nothing where only separators are', () => {
    expect(read(' ,;\n\t "" ')).toEqual([]);
  });

  it.each([
    ['Ann Bell <ann@b.co>, Bo <bo@b.co>', ['ann@b.co', 'bo@b.co']],
    ['"Bell, Ann" <ann@b.co>; bo@b.co', ['ann@b.co', 'bo@b.co']],
    ['bo@b.co Ann <ann@b.co> cy@b.co', ['bo@b.co', 'ann@b.co', 'cy@b.co']],
    ['<ann@b.co><bo@b.co>', ['ann@b.co', 'bo@b.co']],
    ['mailto:ann@b.co (bo@b.co). “cy@b.co”', ['ann@b.co', 'bo@b.co', 'cy@b.co']],
    ['\u200Fann@b.co\u200B', ['ann@b.co']],
    ['Ann@B.CO', ['ann@b.co']],
  ])('is forgiven what mail programs paste along: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'plain',
    'a@b',
    '@b.co',
    'a@.co',
    'a b@',
    'a@b..co',
    'a@b.c',
    'a@b.abcdefgh',
    'a+b@c.co',
    'a@-b.co',
    'ann@b.co\u202Ecom',
    '😀@b.co',
    '<script>alert(1)</script>',
    `${'a'.repeat(5000)}@b.co`,
  ])('is no address: %j', (text) => {
    const entries = readAddresses(text);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ email }) => email !== null)).toEqual([]);
  });

  it.each(['a.b-c_d@sub.dom-ain.co', '1@2.museum', 'A@B.abcdefg'])('is an address: %j', (text) => {
    expect(read(text)).toEqual([text.toLowerCase()]);
  });
});

describe('taking entries out', () => {
  const without = (text: string, gone: string) => withoutEntries(text, ({ email, raw }) => (email ?? raw) === gone);

  it('leaves the rest as it was typed', () => {
    expect(without('ann@b.co,  bad ;\nbo@b.co', 'bad')).toBe('ann@b.co,  bo@b.co');
    expect(without('ann@b.co\nbo@b.co', 'ann@b.co')).toBe('bo@b.co');
    expect(without('ann@b.co\nbo@b.co', 'bo@b.co')).toBe('ann@b.co\n');
  });

  it('takes the name before an address along, and nothing of its neighbours', () => {
    expect(without('bo@b.co "Bell, Ann" <ann@b.co>\ncy@b.co', 'ann@b.co')).toBe('bo@b.co cy@b.co');
    expect(without('x@b.co\n Ann <ann@b.co>\ncy@b.co', 'ann@b.co')).toBe('x@b.co\n cy@b.co');
  });
});

it('reads hostile texts of the size of 5,000 addresses in linear time', () => {
  const size = 150_000;
  for (const part of ['<', '"', '"<', 'a@', '.', '(', 'a@b.', ', ', 'a@b.co ']) {
    // In quadratic time each of these would take longer than a test may.
    const text = part.repeat(Math.ceil(size / part.length));
    expect(readAddresses(`${text} end@b.co`).at(-1)?.email).toBe('end@b.co');
  }
});
