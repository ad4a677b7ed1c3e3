// What falls away for thousands of people at once is what falls away for each of them.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldValue, personFieldValue } from '../../../db/tables/field.ts';
import { person } from '../../../db/tables/member.ts';
import { ownValuesOf, setFields } from '../../../testing/fields.ts';
import { setPerson } from '../../../testing/people.ts';
import { type TestUpstream, startTestUpstream } from '../../../testing/testUpstream.ts';
import { fieldShapesOf } from '../repository.ts';
import { settledValues } from '../visibilityRules.ts';
import { clearHidden, countHidden } from './clearingRepository.ts';

const TEAM = 'team-galaxy';
const VALUES = ['a', 'b', 'c'];

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['galaxy.example'] });
  // One for everybody, two below it and below each other, one below either of two, one in the archive.
  await setFields(upstream.db, TEAM, [
    { fieldId: 'bottom', values: VALUES, parents: [['middle', 'b']] },
    { fieldId: 'top', values: VALUES },
    { fieldId: 'middle', values: VALUES, parents: [['top', 'a']] },
    {
      ...{ fieldId: 'either', valueType: 'unrestricted', values: VALUES },
      parents: [
        ['middle', 'c'],
        ['top', 'b'],
      ],
    },
    { fieldId: 'archived', isArchived: true, values: VALUES, parents: [['top', 'c']] },
    { fieldId: 'free', values: VALUES },
  ]);
  await fill();
});
afterAll(() => upstream.close());

/** Fills all fields of all members by a formula under which every mixture comes up; every fourth value is none. */
const fill = () =>
  upstream.db.transaction((queries) =>
    queries.execute(
      sql`insert into ${personFieldValue} (guid, field_id, value_id)
          select guid, field_id, field_id || '-' || (array['a', 'b', 'c'])[digit]
          from (
            select guid, field_id, (dense_rank() over (order by guid) / (4 ^ (place - 1))::int) % 4 as digit
            from ${person}, unnest(${sql.param(['top', 'middle', 'bottom', 'either', 'archived', 'free'])}::text[])
              with ordinality as filled(field_id, place)
            where team_id = ${TEAM} and role <> 'guest'
          ) as drawn
          where digit > 0`,
    ),
  );

/** Everybody's values by field, and how often these were changed. */
const everybody = () =>
  upstream.db.read(async (queries) => {
    const rows = await queries
      .select({ held: personFieldValue, version: person.fieldsVersion })
      .from(personFieldValue)
      .innerJoin(person, eq(person.guid, personFieldValue.guid));
    return new Map(
      [...Map.groupBy(rows, ({ held }) => held.guid)].map(([guid, ofPerson]) => [
        guid,
        {
          values: new Map(ofPerson.map(({ held: { fieldId, valueId } }) => [fieldId, valueId])),
          version: ofPerson[0]?.version,
        },
      ]),
    );
  });

test('whoever does not meet conditions loses what hangs on them, and nothing else', async () => {
  const before = await everybody();
  const own = { valueId: 'own', fieldId: 'either', value: 'own', valueKey: 'own', position: 0, isDefault: false };
  const hidden = [...before].find(
    ([, { values }]) => values.get('top') === 'top-c' && !values.has('middle') && values.has('either'),
  );
  await upstream.db.transaction(async (queries) => {
    await queries.insert(fieldValue).values({ ...own, origin: 'user', contactGuid: null });
    await queries
      .update(personFieldValue)
      .set({ valueId: 'own' })
      .where(and(eq(personFieldValue.guid, hidden?.[0] ?? ''), eq(personFieldValue.fieldId, 'either')));
  });
  const fields = await upstream.db.read((queries) => fieldShapesOf(queries, TEAM));
  const gone = await upstream.db.transaction((queries) => clearHidden(queries, TEAM));
  const after = await everybody();
  expect(before.size).toBeGreaterThan(5_000);
  let expected = 0;
  for (const [guid, { values }] of before) {
    const settled = settledValues(fields, values);
    const lost = values.size - settled.size;
    expected += lost;
    if (settled.size > 0) expect(after.get(guid)).toEqual({ values: settled, version: lost > 0 ? 2 : 1 });
    else expect(after.has(guid)).toBe(false);
  }
  expect(gone).toHaveLength(expected);
  expect(await ownValuesOf(upstream.db, 'either')).toEqual([]);
  expect(await upstream.db.transaction((queries) => clearHidden(queries, TEAM))).toEqual([]);
});

test('how many would lose a value is told before: everybody who has one, is not gone, and meets none of the conditions', async () => {
  const count = (fieldId: string, ...parents: (readonly [fieldId: string, valueId: string])[]) =>
    upstream.db.read((queries) =>
      countHidden(
        queries,
        TEAM,
        fieldId,
        parents.map(([parent, valueId]) => ({ fieldId: parent, valueId })),
      ),
    );
  const people = [...(await everybody()).values()].map(({ values }) => values);
  const losing = people.filter(
    (values) => values.has('either') && values.get('free') !== 'free-a' && values.get('top') !== 'top-b',
  );
  expect(losing.length).toBeGreaterThan(10);
  expect(await count('either', ['free', 'free-a'], ['top', 'top-b'])).toBe(losing.length);
  expect(await count('either')).toBe(0);
  expect(await count('archived', ['free', 'free-a'])).toBe(0);
  const holders = people.filter((values) => values.has('top') && values.get('free') !== 'free-b').length;
  expect(await count('top', ['free', 'free-b'])).toBe(holders);
  const [someone] = [...(await everybody())].find(([, { values }]) => values.has('top') && !values.has('free')) ?? [''];
  await setPerson(upstream.db, someone, { state: 'deleted' });
  expect(await count('top', ['free', 'free-b'])).toBe(holders - 1);
});
