import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../ui/table/rowSource.ts';
import type { ListedMember } from '../people/people.ts';
import { person } from '../../../testing/renderInConsole.tsx';
import { toCsv } from './memberCsv.ts';

const intl = createIntl({ locale: 'en-us', messages: {}, timeZone: 'UTC', onError: () => undefined });
const somebody = (changes: Record<string, unknown>) => person(1, changes) as unknown as ListedMember;
const another = (changes: Record<string, unknown>) => person(2, changes) as unknown as ListedMember;
const sourceOf = (people: readonly ListedMember[]) => rowsOf(people, ({ id }) => id);
const linesOf = async (people: readonly ListedMember[], tab: 'all' | 'pending' = 'all') =>
  (await toCsv(sourceOf(people), { intl, words: 'plan', tab })).slice(1).split('\r\n');

describe('the export of people', () => {
  it('has a line for each, and is read as UTF-8 by spreadsheets', async () => {
    expect(await linesOf([somebody({}), another({ role: 'GUEST', isLicensed: false })])).toEqual([
      'Name,E-mail,Role,License,Auto-renewal,Since',
      'Person 0001,person1@orbit.example,Member,PRO,On,01 Nov 2026',
      'Person 0002,person2@orbit.example,Guest,,,01 Nov 2026',
    ]);
    expect((await toCsv(sourceOf([]), { intl, words: 'plan', tab: 'all' })).charCodeAt(0)).toBe(0xfeff);
  });

  it('has everybody of a long list, in its order', async () => {
    const many = Array.from({ length: 600 }, (_, at) => person(at + 1) as unknown as ListedMember);
    const [, ...lines] = await linesOf(many);
    expect(lines.map((line) => line.slice(0, 11))).toEqual(many.map(({ name }) => `Person ${name?.last}`));
  });

  it('has no licences where the list has none', async () => {
    expect((await linesOf([], 'pending'))[0]).toBe('Name,E-mail,Role,Since');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('makes %j a text, not a formula', async (name) => {
    const [, line] = await linesOf([somebody({ name: { first: name, last: '' }, email: null })]);
    expect(line?.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('quotes what has commas and quotes of its own', async () => {
    const [, line] = await linesOf([somebody({ name: { first: 'Ann "Al", ', last: 'Lee' }, email: null })]);
    expect(line).toMatch(/^"Ann ""Al"",\s+Lee",/);
  });
});
