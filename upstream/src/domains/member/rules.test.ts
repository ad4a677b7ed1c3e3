import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLargeTeam, isSearchTooShort, nameKey, prefixPattern, searchKey, searchTerms } from './rules.ts';

const finds = (text: string, person: { firstName: string; lastName: string; email: string }) =>
  searchTerms(person).some(({ term }) => term.startsWith(searchKey(text)));

const siobhan = { firstName: 'Siobhán Mary', lastName: "O'Connor-Smith", email: 'S.OConnor+hr@orbit.example' };
const wang = { firstName: '小明', lastName: '王', email: 'xiaoming.wang@orbit.example' };
const anastasia = { firstName: 'Анастасия', lastName: 'Ёлкина', email: 'a.yolkina@orbit.example' };

describe('a search finds a person', () => {
  test.each([
    'sio',
    'SIOBHÁN',
    'mary',
    'o’connor'.replace('’', "'"),
    'connor',
    'smith',
    'siobhan mary o',
    "o'connor-smith sio",
  ])('by the beginning of a word of the name: %s', (text) => expect(finds(text, siobhan)).toBe(true));
  test.each(['s.oconnor+hr@orbit', 'OCONNOR', 'hr@'])('by the beginning of a word of the address: %s', (text) =>
    expect(finds(text, siobhan)).toBe(true),
  );
  test.each(['iobhan', 'onnor', 'orbit', 'example', 'mith'])('but not by the middle of a word: %s', (text) =>
    expect(finds(text, siobhan)).toBe(false),
  );
  test.each(['王', '小', '小明', '王小明', '小明王', '王 小'])('by a Chinese name: %s', (text) =>
    expect(finds(text, wang)).toBe(true),
  );
  test.each(['анас', 'ЁЛК', 'ёлкина анаст'])('by a Cyrillic name: %s', (text) =>
    expect(finds(text, anastasia)).toBe(true),
  );

  test('by any beginning of what they are called, whatever it is', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => searchKey(text) !== '');
    fc.assert(
      fc.property(word, word, fc.nat({ max: 20 }), (firstName, lastName, length) => {
        const person = { firstName, lastName, email: 'someone@orbit.example' };
        expect(finds([...searchKey(`${firstName} ${lastName}`)].slice(0, length + 1).join(''), person)).toBe(true);
      }),
    );
  });
});

describe('sorting', () => {
  test('accents and case make no difference, first names come first', () => {
    const names = [
      ['Zoë', 'Adams'],
      ['émile', 'Zola'],
      ['Emil', 'Nolde'],
      ['Ángel', 'Ruiz'],
    ] as const;
    expect(names.map(([first, last]) => nameKey(first, last)).toSorted()).toEqual([
      'angel ruiz',
      'emil nolde',
      'emile zola',
      'zoe adams',
    ]);
  });
});

test('wildcards in a search stand for themselves', () => {
  expect(prefixPattern('50%_a\\b')).toBe('50\\%\\_a\\\\b%');
});

describe('a large team', () => {
  test.each([
    ['prod', 5000, false],
    ['prod', 5001, true],
    ['internal', 5001, true],
    ['preprod', 1000, false],
    ['preprod', 1001, true],
  ] as const)('on %s with %i members: %s', (environment, count, large) => {
    expect(isLargeTeam(count, environment)).toBe(large);
    expect(isSearchTooShort(' ab ', count, environment)).toBe(large);
    expect(isSearchTooShort('abc', count, environment)).toBe(false);
  });
});
