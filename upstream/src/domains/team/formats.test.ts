import { teamNameFormat } from '@muster/schema/formats/teamName';
import { teamUrlFormat } from '@muster/schema/formats/teamUrl';
import { describe, expect, test } from 'vitest';

const CONTROL = [String.fromCodePoint(0), 'a\u0007b', 'two\nlines', 'a\u2028b', 'evil\u202egnp', 'half \ud83d'];

/** What a format makes of a text, or the first thing that is wrong with it. */
const read = (format: typeof teamNameFormat, text: string) => {
  const { data, error } = format.safeParse(text);
  return data ?? `! ${error?.issues[0]?.code}`;
};

describe('the name of a team', () => {
  test.each([
    'A',
    'Team 42',
    "O'Brien & Sons, Ltd. (Zürich) – 100 % #1!",
    'Ünïcödé Ørsted',
    '株式会社マスター',
    'Команда «Север»',
    'فريق',
    'नमस्ते',
    '🚀 Launch',
    '👩‍👩‍👧‍👦 Family',
    '🚀'.repeat(50),
    'x'.repeat(50),
  ])('may be %s', (name) => expect(read(teamNameFormat, name)).toBe(name));

  test('is trimmed before it is measured', () => {
    expect(read(teamNameFormat, `  \t${'x'.repeat(50)}\n `)).toBe('x'.repeat(50));
  });

  test.each<[string, string]>([
    ['', '! too_small'],
    [' \t ', '! too_small'],
    ['x'.repeat(51), '! too_big'],
    ['🚀'.repeat(51), '! too_big'],
    ['x'.repeat(100_000), '! too_big'],
    ['<b>Orbit</b>', '! invalid_format'],
    ['a > b', '! invalid_format'],
    ['\u200b\u200d', '! invalid_format'],
    ...CONTROL.map((text): [string, string] => [text, '! invalid_format']),
  ])('may not be %j', (name, issue) => expect(read(teamNameFormat, name)).toBe(issue));
});

describe('the short address of a team', () => {
  test.each([
    ['abcd', 'abcd'],
    ['  Orbit-2026 ', 'orbit-2026'],
    ['a--b', 'a--b'],
    ['2026', '2026'],
    ['x'.repeat(25), 'x'.repeat(25)],
  ])('%j is taken as %s', (url, kept) => expect(read(teamUrlFormat, url)).toBe(kept));

  test.each([
    ['abc', '! too_small'],
    ['', '! too_small'],
    ['x'.repeat(26), '! too_big'],
    ['x'.repeat(100_000), '! too_big'],
    ['-orbit', '! invalid_format'],
    ['orbit-', '! invalid_format'],
    ['or bit', '! invalid_format'],
    ['orbit.example', '! invalid_format'],
    ['órbit', '! invalid_format'],
    ['орбита', '! invalid_format'],
    ['orbit\nteam', '! invalid_format'],
  ])('%j is refused', (url, issue) => expect(read(teamUrlFormat, url)).toBe(issue));
});
