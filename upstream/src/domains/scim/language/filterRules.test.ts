import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USER_TYPE } from '../schemaRules.ts';
import { COMPARISONS, type Filter, readFilter } from './filterRules.ts';
import { isAnswerable, isMatch } from './matchRules.ts';

const name = (attribute: string, sub: string | null = null, schema: string | null = null) => ({
  schema,
  attribute,
  sub,
});

describe('a filter', () => {
  test('is read as a tree in which and binds more than or, and not more than both', () => {
    const a = { is: 'present', name: name('a') };
    const b = { is: 'compared', name: name('b', 'c'), by: 'eq', value: 'x "y"' };
    const not = { is: 'not', of: { is: 'present', name: name('d') } };
    expect(readFilter('a pr or b.c eq "x \\"y\\"" and not (d pr)')).toEqual({
      is: 'or',
      of: [a, { is: 'and', of: [b, not] }],
    });
  });

  test('names attributes of an extension, and values of an attribute', () => {
    const schema = 'urn:ietf:params:scim:schemas:core:2.0:User';
    expect(readFilter(`${schema}:userName sw "a"`)).toMatchObject({ name: name('userName', null, schema) });
    expect(readFilter('emails[type eq "work"]')).toMatchObject({ is: 'some', name: name('emails'), of: { by: 'eq' } });
  });

  test('is none where it ends too early, goes on too long, is nested too deep, or is very long', () => {
    expect(readFilter('a pr'.concat(' and a pr'.repeat(400)))).not.toBeNull();
    for (const text of [
      '',
      'a',
      'a pr)',
      `${'('.repeat(60)}a pr${')'.repeat(60)}`,
      `a eq "${'x'.repeat(9_000)}"`,
      'a eq {}',
    ])
      expect(readFilter(text)).toBeNull();
  });
});

describe('an instant', () => {
  const user = { meta: { created: '2026-01-01T00:00:00.000Z' } };
  const isMet = (text: string) => {
    const read = readFilter(text);
    return read !== null && isAnswerable(USER_TYPE, read) && isMatch(USER_TYPE, read, user);
  };

  test('is the same however it is written', () => {
    for (const same of ['2026-01-01T00:00:00Z', '2026-01-01T01:00:00+01:00', '2026-01-01T00:00:00.000Z'])
      expect([same, isMet(`meta.created eq "${same}"`), isMet(`meta.created ne "${same}"`)]).toEqual([
        same,
        true,
        false,
      ]);
    const later = '2026-01-01T00:00:00.001Z';
    expect([isMet(`meta.created eq "${later}"`), isMet(`meta.created ne "${later}"`)]).toEqual([false, true]);
  });
});

const comparison: fc.Arbitrary<Filter> = fc.record({
  is: fc.constant('compared' as const),
  name: fc.constantFrom(name('userName'), name('name', 'givenName'), name('emails', 'value'), name('externalId')),
  by: fc.constantFrom(...COMPARISONS),
  value: fc.string({ maxLength: 3 }),
});
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    comparison,
    fc.record({ is: fc.constant('not' as const), of: tie('filter') }),
    fc.record({ is: fc.constantFrom('and' as const, 'or' as const), of: fc.tuple(tie('filter'), tie('filter')) }),
  ),
}));

const written = (one: Filter): string => {
  if (one.is === 'and' || one.is === 'or') return `(${written(one.of[0])}) ${one.is} (${written(one.of[1])})`;
  if (one.is === 'not') return `not (${written(one.of)})`;
  if (one.is !== 'compared') return '';
  const whole = [one.name.attribute, one.name.sub].filter((part) => part !== null).join('.');
  return `${whole} ${one.by} ${JSON.stringify(one.value)}`;
};

test('what is written down is read back, and its opposite lets through just the others', () => {
  const user = fc.record({
    ...{ userName: fc.string({ maxLength: 3 }), externalId: fc.string({ maxLength: 3 }) },
    name: fc.record({ givenName: fc.string({ maxLength: 3 }) }),
    emails: fc.array(fc.record({ value: fc.string({ maxLength: 3 }) }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(filter, user, (one, resource) => {
      expect(readFilter(written(one))).toEqual(one);
      expect(isAnswerable(USER_TYPE, one)).toBe(true);
      expect(isMatch(USER_TYPE, { is: 'not', of: one }, resource)).toBe(!isMatch(USER_TYPE, one, resource));
    }),
    { numRuns: 300 },
  );
});

test('any text is read or is none, in no time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const read = readFilter(text);
      if (read !== null && isAnswerable(USER_TYPE, read)) isMatch(USER_TYPE, read, { userName: text });
    }),
    { numRuns: 500 },
  );
  const started = performance.now();
  for (const text of ['('.repeat(7_000), 'not '.repeat(1_900), `a eq "${'\\'.repeat(7_000)}`, 'a.'.repeat(3_900)])
    readFilter(text);
  expect(performance.now() - started).toBeLessThan(2_000);
});
