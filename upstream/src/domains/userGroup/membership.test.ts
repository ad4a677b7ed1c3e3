import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channelMember } from '../../db/tables/channel.ts';
import { fieldValue, personFieldValue } from '../../db/tables/field.ts';
import { person } from '../../db/tables/member.ts';
import { userGroup, userGroupMember, userGroupValue } from '../../db/tables/userGroup.ts';
import { setPerson } from '../../testing/people.ts';
import { giveValues, plantFields } from '../../testing/fields.ts';
import {
  type Session,
  START,
  type TestUpstream,
  codeOf,
  startTestUpstream,
  textAt,
} from '../../testing/testUpstream.ts';
import { countJoining, countLeaving, joiningPlaces, leavingPlaces } from '../channel/settleRepository.ts';
import { countBelonging, countMoving, firstBelonging, listBelonging, userGroupIdsOf } from './membershipRepository.ts';
import { addUserGroup } from './repository.ts';
import { type Constraint, constraintsKeyOf, directoryKeyOf } from './rules.ts';

const TEAM = 'team-harbor';
/** Who can belong to user groups, by name, and who cannot although they have values. */
const PEOPLE = ['harbor-0002', 'harbor-0004', 'harbor-0005', 'harbor-0006', 'harbor-0007', 'harbor-0008'];
const GUEST = 'harbor-0003';
const FIELDS = {
  ...{ dept: ['a', 'b', 'c'], office: ['a', 'b'], floor: ['a', 'b', 'c', 'd'] },
  ...{ team: ['a', 'b'], shift: ['a', 'b'] },
};

let upstream: TestUpstream;
let admin: Session;
let member: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['harbor.example'] });
  admin = await upstream.signIn('admin@harbor.example');
  member = await upstream.signIn('member@harbor.example');
  await plantFields(
    upstream.db,
    TEAM,
    Object.entries(FIELDS).map(([fieldId, values]) => ({ fieldId, values })),
  );
});
afterAll(() => upstream.close());

/** What people have, and which user groups there are, as the only ones. */
const plant = async (people: Readonly<Record<string, readonly string[]>>, groups: readonly Constraint[][]) => {
  await upstream.db.transaction(async (queries) => {
    await queries.delete(userGroupValue);
    await queries.delete(userGroupMember);
    await queries.delete(userGroup);
    await queries.delete(personFieldValue);
    for (const [nth, constraints] of groups.entries()) {
      await addUserGroup(queries, {
        ...{ id: `g${nth}`, teamId: TEAM, name: `g${nth}`, nameKey: `g${nth}`, description: 'x', visibleTo: 'admin' },
        ...{ constraints, constraintsKey: constraintsKeyOf(constraints), createdAt: START, version: 1 },
      });
    }
  });
  await giveValues(upstream.db, people);
};

const members = async (id: string, page = 'limit=50&offset=0') =>
  (await upstream.get(`/userGroup/criterion-members?id=${id}&${page}`, admin)).body as {
    users: { guid: string }[];
    total: number;
  };
const guidsOf = ({ users }: { users: { guid: string }[] }) => users.map(({ guid }) => guid);
const preview = (body: object) =>
  upstream.post('/userGroup/preview-criterion', { limit: 50, offset: 0, ...body }, admin);
const usage = async (...ids: string[]) => {
  const { body } = await upstream.post('/userGroup/criteria-usage', { ids }, admin);
  return Object.fromEntries(
    (body as { usage: { id: string; membersCount: number }[] }).usage.map(({ id, membersCount }) => [id, membersCount]),
  );
};
const of = (fieldId: string, ...texts: string[]): Constraint => ({
  fieldId,
  values: texts.map((text) => `${fieldId}-${text}`),
});

describe('the members of a user group', () => {
  test('have one of its values in each of its fields, by name and page by page', async () => {
    await plant(
      {
        'harbor-0002': ['dept-a', 'office-a', 'floor-a'],
        'harbor-0004': ['dept-b', 'office-a'],
        'harbor-0005': ['dept-a', 'office-b'],
        'harbor-0006': ['dept-c', 'office-a'],
        'harbor-0007': ['dept-a'],
        'harbor-0008': ['office-a'],
      },
      [[of('dept', 'a', 'b'), of('office', 'a')], [of('dept', 'c')], []],
    );
    const { users, total } = await members('g0');
    expect([new Set(guidsOf({ users })), total]).toEqual([new Set(['harbor-0002', 'harbor-0004']), 2]);
    const second = await members('g0', 'limit=1&offset=1');
    expect([guidsOf(second), second.total]).toEqual([guidsOf({ users }).slice(1), 2]);
    expect(await members('g0', 'limit=1&offset=9')).toEqual({ users: [], total: 2 });
    expect(await members('g2')).toEqual({ users: [], total: 0 });
    expect(await usage('g0', 'g1', 'g2', 'nothing')).toEqual({ g0: 2, g1: 1, g2: 0 });
    expect(codeOf(await upstream.get('/userGroup/criterion-members?id=none&limit=5&offset=0', admin))).toBe(
      '404 criterion_not_found',
    );
  });

  test('are told of several at once, the first of each and how many they are', async () => {
    await plant(
      {
        'harbor-0002': ['dept-a', 'office-a', 'floor-a', 'team-a'],
        'harbor-0004': ['dept-a', 'office-a', 'floor-b', 'team-a'],
        'harbor-0005': ['dept-a', 'office-b'],
        'harbor-0006': ['dept-b'],
      },
      [
        [of('dept', 'a', 'b')],
        [of('dept', 'a'), of('office', 'a')],
        [of('dept', 'a'), of('office', 'a'), of('floor', 'a', 'b'), of('team', 'a')],
        [of('dept', 'c')],
        [],
      ],
    );
    const own = { teamId: TEAM, description: 'x', visibleTo: 'admin', createdAt: START, version: 1 } as const;
    const fromDirectory = { id: 'dir', name: 'dir', nameKey: 'dir', source: 'directory' } as const;
    await upstream.db.transaction(async (queries) => {
      const constraintsKey = directoryKeyOf('dir');
      await addUserGroup(queries, { ...own, ...fromDirectory, constraints: [], constraintsKey });
      await queries.insert(userGroupMember).values([{ userGroupId: 'dir', guid: 'harbor-0007' }]);
    });
    const ids = ['g0', 'g1', 'g2', 'g3', 'g4', 'dir'];
    const first = async (...named: string[]) => {
      const { body } = await upstream.post('/userGroup/first-criterion-members', { ids: named, limit: 2 }, admin);
      return (body as { criteria: { id: string; total: number }[] }).criteria;
    };
    const told = await first(...ids, 'none');
    expect(Object.fromEntries(told.map(({ id, total }) => [id, total]))).toEqual({
      ...{ g0: 4, g1: 2, g2: 2, g3: 0, g4: 0, dir: 1 },
    });
    expect(await first('g0')).toEqual(told.filter(({ id }) => id === 'g0'));
    expect(await first('none')).toEqual([]);
    for (const { id, ...people } of told) expect(people).toEqual(await members(id, 'limit=2&offset=0'));
  });

  test('are no guests, and nobody who is not active', async () => {
    await plant({ 'harbor-0002': ['dept-a'], 'harbor-0004': ['dept-a'], [GUEST]: ['dept-a'] }, [[of('dept', 'a')]]);
    await setPerson(upstream.db, 'harbor-0004', { state: 'deactivated' });
    try {
      expect(guidsOf(await members('g0'))).toEqual(['harbor-0002']);
      expect(await usage('g0')).toEqual({ g0: 1 });
      const own = await upstream.get('/userGroup/user-criterion?onBehalfOf=harbor-0004', admin);
      expect(own.body).toEqual({ criteria: [] });
    } finally {
      await setPerson(upstream.db, 'harbor-0004', { state: 'active' });
    }
    expect(await usage('g0')).toEqual({ g0: 2 });
  });

  test('are told beforehand, with who would come and go', async () => {
    await plant(
      { 'harbor-0002': ['dept-a'], 'harbor-0004': ['dept-b'], 'harbor-0005': ['dept-b'], [GUEST]: ['dept-b'] },
      [[of('dept', 'a', 'c')]],
    );
    const { body } = await preview({ id: 'g0', constraints: [of('dept', 'b')], limit: 1 });
    expect(body).toMatchObject({ users: { length: 1 }, total: 2, joining: 2, leaving: 1 });
    expect((await preview({ id: 'g0', constraints: [of('dept', 'a')] })).body).toMatchObject({
      total: 1,
      joining: 0,
      leaving: 0,
    });
    expect((await preview({ constraints: [of('dept', 'a', 'b')] })).body).toMatchObject({
      total: 3,
      joining: 3,
      leaving: 0,
    });
    const refused = await preview({ constraints: [of('dept', 'a', 'nothing')] });
    expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual([
      '404 value_not_found',
      'constraints.0.values.1',
    ]);
    expect(codeOf(await preview({ constraints: [] }))).toBe('400 constraint_empty');
    expect(codeOf(await preview({ id: 'none', constraints: [of('dept', 'a')] }))).toBe('404 criterion_not_found');
  });

  test('may be those with texts that people brought in, and with somebody whom they picked', async () => {
    const own = { fieldId: 'floor', position: 0, isDefault: false };
    await plant({}, []);
    await upstream.db.transaction((queries) =>
      queries.insert(fieldValue).values([
        { ...own, valueId: 'floor-roof', value: 'Roof', valueKey: 'roof', origin: 'user' },
        {
          ...own,
          valueId: 'floor-boss',
          value: '',
          valueKey: '@harbor-0001',
          origin: 'contact',
          contactGuid: admin.guid,
        },
      ]),
    );
    await giveValues(upstream.db, { 'harbor-0002': ['floor-roof'], 'harbor-0004': ['floor-boss'] });
    const constraints = [of('floor', 'roof', 'boss')];
    const body = { name: 'Above', description: 'x', visibleTo: 'admin', constraints };
    const id = textAt((await upstream.post('/userGroup/add-criteria', body, admin)).body, 'id');
    expect(await usage(id)).toEqual({ [id]: 2 });
  });
});

describe('the user groups of a person', () => {
  test('are told to admins of everybody, to members of themselves and as far as they see them', async () => {
    await plant({ 'harbor-0002': ['dept-a', 'office-a'], 'harbor-0004': ['dept-a'] }, [
      [of('dept', 'a')],
      [of('dept', 'a', 'b'), of('office', 'a')],
      [of('office', 'b')],
    ]);
    const ask = (by: Session, guid?: string) =>
      upstream.get(`/userGroup/user-criterion${guid === undefined ? '' : `?onBehalfOf=${guid}`}`, by);
    expect((await ask(admin, 'harbor-0002')).body).toMatchObject({ criteria: [{ id: 'g0' }, { id: 'g1' }] });
    expect((await ask(admin, 'harbor-0004')).body).toMatchObject({ criteria: [{ id: 'g0' }] });
    expect((await ask(admin)).body).toEqual({ criteria: [] });
    expect((await ask(member)).body).toEqual({ criteria: [] });
    await upstream.post('/userGroup/update-criterion', { id: 'g1', visibleTo: 'member' }, admin);
    for (const guid of [undefined, 'harbor-0002'])
      expect((await ask(member, guid)).body).toMatchObject({ criteria: [{ id: 'g1', version: 2 }] });
    expect(codeOf(await ask(member, 'harbor-0004'))).toBe('403 actor_not_admin');
    expect(codeOf(await ask(admin, 'nobody'))).toBe('404 member_not_found');
  });
});

/** A value of each field, or none, for everybody. */
const valuesOfPerson = fc
  .tuple(...Object.values(FIELDS).map((texts) => fc.option(fc.constantFrom(...texts), { nil: null, freq: 8 })))
  .map((chosen) =>
    Object.keys(FIELDS).flatMap((fieldId, place) => {
      const text = chosen[place];
      return typeof text === 'string' ? [`${fieldId}-${text}`] : [];
    }),
  );
const constraintsOf = fc
  .tuple(...Object.values(FIELDS).map((texts) => fc.subarray([...texts])))
  .map((named) =>
    Object.keys(FIELDS).flatMap((fieldId, place) => (named[place]?.length ? [of(fieldId, ...named[place])] : [])),
  );

/** Which of the user groups a channel names, by their places, and whether it takes people in. */
const ruleShape = fc.record({
  isAutoJoin: fc.boolean(),
  restriction: fc.subarray([0, 1, 2, 3]),
  autoJoin: fc.subarray([0, 1, 2, 3]),
});
const CHANNEL = 'harbor-c002@chat.harbor.example';

test('membership is what each person’s own values say, and places in a channel are what its user groups say', async () => {
  const everybody = [...PEOPLE, GUEST, 'harbor-0009'];
  await setPerson(upstream.db, 'harbor-0009', { state: 'deactivated' });
  await fc.assert(
    fc.asyncProperty(
      fc.array(valuesOfPerson, { minLength: everybody.length, maxLength: everybody.length }),
      fc.array(constraintsOf, { minLength: 1, maxLength: 4 }),
      ruleShape,
      async (values, groups, named) => {
        const had = new Map(everybody.map((guid, place) => [guid, values[place] ?? []]));
        await plant(Object.fromEntries(had), groups);
        const naive = groups.map((constraints) =>
          PEOPLE.filter(
            (guid) =>
              constraints.length > 0 &&
              constraints.every((one) => one.values.some((valueId) => had.get(guid)?.includes(valueId))),
          ),
        );
        await upstream.db.read(async (db) => {
          const all = groups.map((constraints, nth) => ({ id: `g${nth}`, source: 'fields' as const, constraints }));
          const counts = await countBelonging(db, TEAM, all);
          for (const [nth, group] of all.entries()) {
            const { users, total } = await listBelonging(db, TEAM, group, { limit: 50, offset: 0 });
            expect(guidsOf({ users }).toSorted()).toEqual(naive[nth]);
            expect([total, counts.get(`g${nth}`)]).toEqual([naive[nth]?.length, naive[nth]?.length]);
          }
          const first = await firstBelonging(db, TEAM, all, 2);
          for (const group of all)
            expect(first.get(group.id)).toEqual(await listBelonging(db, TEAM, group, { limit: 2, offset: 0 }));
          for (const guid of everybody) {
            const ids = all.flatMap(({ id }, nth) => (naive[nth]?.includes(guid) ? [id] : []));
            expect((await userGroupIdsOf(db, TEAM, guid)).toSorted()).toEqual(ids);
          }
          const idsOf = (places: readonly number[]) =>
            places.filter((nth) => nth < groups.length).map((nth) => `g${nth}`);
          const autoJoin = named.isAutoJoin ? idsOf(named.autoJoin) : [];
          const restriction = [...new Set([...idsOf(named.restriction), ...autoJoin])];
          const rule = { groupJid: CHANNEL, isAutoJoin: named.isAutoJoin, restriction, autoJoin };
          const isIn = (guid: string, ids: readonly string[]) =>
            ids.some((id) => naive[Number(id.slice(1))]?.includes(guid));
          const people = await db
            .select({ guid: person.guid, role: person.role, affiliation: channelMember.affiliation })
            .from(person)
            .leftJoin(channelMember, and(eq(channelMember.guid, person.guid), eq(channelMember.groupJid, CHANNEL)))
            .where(and(eq(person.teamId, TEAM), eq(person.state, 'active')))
            .orderBy(person.guid);
          const isFor = (guid: string) => restriction.length === 0 || isIn(guid, restriction);
          const joining = people.filter(
            ({ guid, role, affiliation }) =>
              rule.isAutoJoin &&
              role !== 'guest' &&
              affiliation === null &&
              isFor(guid) &&
              (autoJoin.length === 0 || isIn(guid, autoJoin)),
          );
          const leaving = people.filter(({ guid, affiliation }) => affiliation === 'member' && !isFor(guid));
          const scope = { teamId: TEAM, rules: [rule] };
          const guidsIn = (places: readonly { guid: string }[]) => places.map(({ guid }) => guid).toSorted();
          expect(guidsIn(await joiningPlaces(db, scope))).toEqual(guidsIn(joining));
          expect(guidsIn(await leavingPlaces(db, scope))).toEqual(guidsIn(leaving));
          expect((await countJoining(db, scope)).get(CHANNEL) ?? 0).toBe(joining.length);
          expect(await countLeaving(db, scope)).toBe(leaving.length);
          const [now = [], before = []] = naive;
          const [group, former = null] = all;
          if (!group) return;
          expect(await countMoving(db, TEAM, group, { former, total: now.length })).toEqual({
            joining: now.filter((guid) => !before.includes(guid)).length,
            leaving: before.filter((guid) => !now.includes(guid)).length,
          });
        });
      },
    ),
    { numRuns: 25 },
  );
});
