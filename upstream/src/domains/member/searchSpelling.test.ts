import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../db/migrations.ts';
import { person, personTerm } from '../../db/tables/member.ts';
import { type TestUpstream, startTestUpstream } from '../../testing/testUpstream.ts';
import { nameKey, searchKey, searchTerms } from './rules.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['lonely.example'] });
});
afterAll(() => upstream.close());

const statements = readFileSync(`${migrationsFolder}/0007_search_spelling.sql`, 'utf8').split(
  '--> statement-breakpoint',
);

/** Names, and the keys that were kept of them before letters were spelled alike. */
const kept = [
  ['Łukasz', 'Bąk', 'łukasz bak', ['łukasz bak', 'bak łukasz']],
  ['Çağrı', 'Öz', 'cagrı oz', ['cagrı oz', 'oz cagrı']],
  ['Þórdís', 'Æsa Weiß', 'þordis æsa weiß', ['þordis æsa weiß', 'æsa weiß þordis', 'weiß þordis']],
  ['Sinead', 'OʼNeill', 'sinead oʼneill', ['sinead oʼneill', 'oʼneill sinead']],
  ['Sinead', 'O’Neill', 'sinead o’neill', ['sinead o’neill', 'o’neill sinead', 'neill sinead']],
] as const;

test.each(kept)('what was kept of %s %s is what is kept of such a name', async (firstName, lastName, key, terms) => {
  const found = await upstream.db.transaction(async (queries) => {
    const [somebody] = await queries.select().from(person).limit(1);
    if (!somebody) throw new Error('The demo team has nobody');
    const { guid, teamId } = somebody;
    await queries.update(person).set({ firstName, lastName, nameKey: key }).where(eq(person.guid, guid));
    await queries.delete(personTerm).where(eq(personTerm.guid, guid));
    await queries.insert(personTerm).values(terms.map((term) => ({ teamId, guid, term, field: 'name' as const })));
    for (const statement of statements) await queries.execute(sql.raw(statement));
    const [{ key: become } = { key: '' }] = await queries
      .select({ key: person.nameKey })
      .from(person)
      .where(eq(person.guid, guid));
    const rows = await queries.select({ term: personTerm.term }).from(personTerm).where(eq(personTerm.guid, guid));
    return { key: become, terms: rows.map(({ term }) => term) };
  });
  const wanted = searchTerms({ firstName, lastName, email: 'x@y.example' }).filter(({ field }) => field === 'name');
  expect(found.key).toBe(nameKey(firstName, lastName));
  expect(found.terms).toEqual(expect.arrayContaining(wanted.map(({ term }) => term)));
  expect(found.terms.every((term) => term === searchKey(term))).toBe(true);
});

test.each([
  ['josé.müller@läden.example', ['josé.müller@läden.example', 'müller@läden.example']],
  ['jose\u0301@lonely.example', ['jose\u0301@lonely.example']],
  ['søren.æble@lonely.example', ['søren.æble@lonely.example', 'æble@lonely.example']],
  ['ǿ-й@lonely.example', ['ǿ-й@lonely.example', 'й@lonely.example']],
])('what was kept of the address %s is what is kept of such an address', async (email, terms) => {
  const found = await upstream.db.transaction(async (queries) => {
    const [somebody] = await queries.select().from(person).limit(1);
    if (!somebody) throw new Error('The demo team has nobody');
    const { guid, teamId } = somebody;
    await queries.delete(personTerm).where(eq(personTerm.guid, guid));
    await queries.insert(personTerm).values(terms.map((term) => ({ teamId, guid, term, field: 'email' as const })));
    for (const statement of statements) await queries.execute(sql.raw(statement));
    return queries.select({ term: personTerm.term }).from(personTerm).where(eq(personTerm.guid, guid));
  });
  const wanted = searchTerms({ firstName: '', lastName: '', email }).filter(({ field }) => field === 'email');
  expect(found.map(({ term }) => term).toSorted()).toEqual(wanted.map(({ term }) => term).toSorted());
});
