import { and, count, eq, isNull, like, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { channel, channelMember, message } from '../db/tables/channel.ts';
import { guestContact } from '../db/tables/guest.ts';
import { field, fieldCondition, fieldValue, personFieldValue } from '../db/tables/field.ts';
import { freeEmailDomain } from '../db/tables/identity.ts';
import { importProblem, teamImport } from '../db/tables/import.ts';
import { person } from '../db/tables/member.ts';
import { team } from '../db/tables/team.ts';
import { channelUserGroup, userGroup, userGroupValue } from '../db/tables/userGroup.ts';
import { tellingRules } from '../domains/channel/ruleRepository.ts';
import { joiningPlaces, leavingPlaces } from '../domains/channel/settleRepository.ts';
import { DAY_MS } from '../lib/durations.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { loadDemoOnce, resetDemo } from './load.ts';
import { demoPeople } from './people.ts';
import { demoTeams } from './teams.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');
const options = { fortressAllowedAddress: '203.0.113.7' };
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await loadDemoOnce(db, NOW, options);
});
afterAll(() => db.close());

/** Active people: all, admins, guests; then pending and deactivated ones. */
const expected: Record<string, [number, number, number, number, number]> = {
  'orbit.example': [120, 2, 8, 5, 6],
  'seedling.example': [12, 1, 1, 0, 0],
  'softwall.example': [38, 1, 1, 0, 0],
  'sprout.example': [24, 2, 3, 0, 0],
  'deal.example': [45, 2, 2, 0, 0],
  'salestrial.example': [30, 2, 2, 0, 0],
  'flat.example': [40, 2, 3, 0, 0],
  'offline.example': [52, 2, 4, 0, 0],
  'overdue.example': [33, 2, 2, 0, 0],
  'elite.example': [28, 2, 2, 0, 0],
  'activating.example': [26, 1, 1, 0, 0],
  'hardwall.example': [35, 1, 1, 0, 0],
  'heritage.example': [31, 1, 1, 0, 0],
  'rupee.example': [48, 2, 3, 0, 0],
  'summit.example': [60, 3, 5, 2, 3],
  'galaxy.example': [6200, 4, 60, 12, 40],
  'fortress.example': [18, 1, 1, 0, 0],
  'lonely.example': [1, 1, 0, 0, 0],
  'firstday.example': [16, 1, 1, 0, 0],
  'parting.example': [12, 1, 1, 0, 0],
  'harbor.example': [12, 2, 2, 0, 0],
  'leaderless.example': [9, 0, 1, 0, 0],
  'orchard.example': [16, 1, 1, 0, 0],
  'sandbox.example': [24, 2, 3, 3, 3],
};

const countOf = (domain: string, ...conditions: Parameters<typeof and>) =>
  db.read(async (queries) => {
    const [row] = await queries
      .select({ total: count() })
      .from(person)
      .innerJoin(team, eq(team.teamId, person.teamId))
      .where(and(eq(team.domain, domain), ...conditions));
    return row?.total ?? 0;
  });

test('there are exactly these teams', async () => {
  const teams = await db.read((queries) => queries.select({ domain: team.domain }).from(team));
  expect(teams.map(({ domain }) => domain).toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe('the people of', () => {
  test.each(Object.entries(expected))('%s', async (domain, numbers) => {
    const active = eq(person.state, 'active');
    expect([
      await countOf(domain, active),
      await countOf(domain, active, eq(person.role, 'admin')),
      await countOf(domain, active, eq(person.role, 'guest')),
      await countOf(domain, eq(person.state, 'pending')),
      await countOf(domain, eq(person.state, 'deactivated')),
    ]).toEqual(numbers);
  });

  test('every team are headed by admin@, member@ and guest@, with fixed guids', async () => {
    for (const { domain, people } of demoTeams) {
      const short = domain.split('.')[0];
      const heads = await db.read((queries) =>
        queries
          .select()
          .from(person)
          .where(eq(person.teamId, `team-${short}`))
          .orderBy(person.guid)
          .limit(3),
      );
      const wanted = ['admin', 'member', 'guest'].slice(0, people.active).map((who, index) => ({
        ...{ guid: `${short}-000${index + 1}`, email: `${who}@${domain}`, state: 'active' },
        role: who === 'admin' && people.admins === 0 ? 'member' : who,
      }));
      expect(heads.slice(0, wanted.length)).toMatchObject(wanted);
    }
  });

  test('Harbor have three of Orbit among them, by the same addresses and names', async () => {
    const people = await db.read((queries) =>
      queries.select().from(person).where(eq(person.emailDomain, 'orbit.example')).orderBy(person.guid),
    );
    const visitors = people.filter(({ teamId }) => teamId === 'team-harbor');
    expect(visitors).toMatchObject([
      { guid: 'harbor-0010', email: 'admin@orbit.example', role: 'admin', state: 'active' },
      { guid: 'harbor-0011', email: 'member@orbit.example', role: 'member', state: 'active' },
      { guid: 'harbor-0012', email: 'guest@orbit.example', role: 'guest', state: 'active' },
    ]);
    const named = ({ firstName, lastName, emailKey }: (typeof people)[number]) => [emailKey, firstName, lastName];
    const home = people.filter(({ guid }) => /^orbit-000[123]$/.test(guid));
    expect(visitors.map(named)).toEqual(home.map(named));
  });

  test('the same seed are the same, another seed others', () => {
    const spec = { domain: 'orbit.example', people: { active: 60, admins: 1, guests: 1 } };
    const people = (seed: number) => demoPeople(spec, { teamId: 't', seed }, NOW);
    expect(people(7)).toEqual(people(7));
    expect(people(7).slice(20)).not.toEqual(people(8).slice(20));
  });

  test('the main demo have names of many kinds', async () => {
    const people = await db.read((queries) => queries.select().from(person).where(eq(person.teamId, 'team-orbit')));
    const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    for (const kind of [/\p{Script=Cyrillic}/u, /\p{Script=Han}/u, /['’]/, /[áéíóúñç]/, /^.{80,}$/u]) {
      expect(names.filter((name) => kind.test(name)).length).toBeGreaterThan(0);
    }
    expect(new Set(people.map(({ emailKey }) => emailKey)).size).toBe(131);
  });
});

describe('the channels of', () => {
  const channelsOf = (teamId: string) =>
    db.read((queries) => queries.select().from(channel).where(eq(channel.teamId, teamId)).orderBy(channel.groupJid));

  test.each([
    ['orbit', 19],
    ['summit', 9],
    ['galaxy', 121],
    ['lonely', 2],
    ['seedling', 3],
  ])('%s: %i, with fixed addresses', async (short, total) => {
    const channels = await channelsOf(`team-${short}`);
    expect(channels).toHaveLength(total);
    const numbered = channels.filter(({ groupJid }) => groupJid.startsWith(`${short}-c`));
    expect(numbered.slice(0, 2)).toMatchObject([
      { groupJid: `${short}-c001@chat.${short}.example`, name: 'general' },
      { groupJid: `${short}-c002@chat.${short}.example`, name: 'random' },
    ]);
    expect(new Set(channels.map(({ nameKey }) => nameKey)).size).toBe(total);
  });

  test('every team have everybody in the first one', async () => {
    for (const [domain, [active, , , , deactivated]] of Object.entries(expected)) {
      const short = domain.split('.')[0];
      const isGeneral = eq(channelMember.groupJid, `${short}-c001@chat.${domain}`);
      expect(await db.read((queries) => queries.$count(channelMember, isGeneral))).toBe(active + deactivated);
    }
  });

  test.each(['orbit', 'summit', 'galaxy'])(
    '%s have the announcements, with everybody but guests in them',
    async (short) => {
      const groupJid = `team-${short}_announcements@chat.${short}.example`;
      const [found] = await db.read((queries) => queries.select().from(channel).where(eq(channel.groupJid, groupJid)));
      expect(found).toMatchObject({ teamId: `team-${short}`, name: 'announcements', isAutoJoin: true, type: 'open' });
      const [outside] = await db.read((queries) =>
        queries
          .select({ total: count() })
          .from(person)
          .leftJoin(channelMember, and(eq(channelMember.guid, person.guid), eq(channelMember.groupJid, groupJid)))
          .where(
            and(
              ...[eq(person.teamId, `team-${short}`), eq(person.state, 'active'), ne(person.role, 'guest')],
              isNull(channelMember.guid),
            ),
          ),
      );
      expect(outside?.total).toBe(0);
    },
  );

  test('the main demo are of every kind, each with a moderator; people write in two of them', async () => {
    const channels = await channelsOf('team-orbit');
    const named = (which: (one: (typeof channels)[number]) => boolean) =>
      channels.filter(which).map(({ name }) => name);
    expect(named(({ postBy, type }) => postBy === 'moderator' && type === 'open')).toHaveLength(4);
    expect(named(({ isAutoJoin }) => isAutoJoin)).toHaveLength(4);
    expect(named(({ canLeave }) => canLeave === 'none')).toEqual(['safety', 'announcements']);
    const seats = await db.read((queries) => queries.select().from(channelMember));
    const moderated = new Set(
      seats.filter(({ affiliation }) => affiliation === 'moderator').map(({ groupJid }) => groupJid),
    );
    expect(channels.filter(({ groupJid }) => !moderated.has(groupJid))).toEqual([]);
    const rules = await db.read((queries) => tellingRules(queries, 'team-orbit'));
    const scope = { teamId: 'team-orbit', rules };
    expect(await db.read((queries) => leavingPlaces(queries, scope))).toEqual([]);
    expect(await db.read((queries) => joiningPlaces(queries, scope))).toEqual([]);
    expect(await db.read((queries) => queries.$count(message, like(message.senderId, 'orbit-%')))).toBe(40);
  });

  test('the main demo have names in several scripts, and people in each', async () => {
    const channels = await channelsOf('team-orbit');
    const names = channels.map(({ name }) => name).join(' ');
    for (const script of [/\p{Script=Cyrillic}/u, /\p{Script=Han}/u, /[éü]/]) expect(names).toMatch(script);
    for (const { groupJid } of channels) {
      expect(
        await db.read((queries) => queries.$count(channelMember, eq(channelMember.groupJid, groupJid))),
      ).toBeGreaterThan(2);
    }
  });
});

test('every active guest is in one to three channels, and has two to five contacts who are members of the team', async () => {
  const guests = await db.read((queries) =>
    queries
      .select()
      .from(person)
      .where(and(eq(person.role, 'guest'), eq(person.state, 'active'))),
  );
  const contacts = await db.read((queries) =>
    queries
      .select({ guest: guestContact.guestGuid, teamId: person.teamId, role: person.role, state: person.state })
      .from(guestContact)
      .innerJoin(person, eq(person.guid, guestContact.memberGuid)),
  );
  const byGuest = Map.groupBy(contacts, ({ guest }) => guest);
  const seen = { channels: new Set<number>(), contacts: new Set<number>() };
  for (const { guid, teamId } of guests) {
    const own = byGuest.get(guid) ?? [];
    expect(own.every((one) => one.teamId === teamId && one.role !== 'guest' && one.state === 'active')).toBe(true);
    seen.contacts.add(own.length);
    seen.channels.add(await db.read((queries) => queries.$count(channelMember, eq(channelMember.guid, guid))));
  }
  expect(seen.channels).toEqual(new Set([1, 2, 3]));
  expect(seen.contacts).toEqual(new Set([2, 3, 4, 5]));
  expect(guests.some(({ validityReminderAt }) => validityReminderAt !== null)).toBe(true);
});

describe('the fields of', () => {
  const heldIn = () =>
    db.read((queries) =>
      queries
        .select({ ...{ guid: person.guid, role: person.role, state: person.state }, field, value: fieldValue })
        .from(personFieldValue)
        .innerJoin(person, eq(person.guid, personFieldValue.guid))
        .innerJoin(field, eq(field.fieldId, personFieldValue.fieldId))
        .innerJoin(fieldValue, eq(fieldValue.valueId, personFieldValue.valueId)),
    );

  test.each([
    ['orbit', 10, 5],
    ['softwall', 2, 1],
    ['galaxy', 2, 2],
    ['seedling', 0, 0],
  ])('%s: %i, and %i user groups', async (short, fields, groups) => {
    const teamId = `team-${short}`;
    expect(await db.read((queries) => queries.$count(field, eq(field.teamId, teamId)))).toBe(fields);
    expect(await db.read((queries) => queries.$count(userGroup, eq(userGroup.teamId, teamId)))).toBe(groups);
  });

  test('every team are filled in by members alone, and only where they are shown', async () => {
    const rows = await heldIn();
    expect(rows.filter(({ role, state }) => role === 'guest' || state === 'pending')).toEqual([]);
    expect(rows.every((one) => one.value.fieldId === one.field.fieldId)).toBe(true);
    const has = new Set(rows.map(({ guid, value }) => `${guid} ${value.valueId}`));
    const conditions = await db.read((queries) => queries.select().from(fieldCondition));
    expect(conditions).toHaveLength(4);
    const parents = Map.groupBy(conditions, ({ fieldId }) => fieldId);
    const hidden = rows.filter(({ guid, field: { fieldId } }) => {
      const needed = parents.get(fieldId) ?? [];
      return needed.length > 0 && !needed.some(({ parentValueId }) => has.has(`${guid} ${parentValueId}`));
    });
    expect(hidden).toEqual([]);
  });

  test('the main demo are of every kind, with values of every kind', async () => {
    const rows = (await heldIn()).filter(({ field: { teamId } }) => teamId === 'team-orbit');
    expect(new Set(rows.map(({ field: { valueType } }) => valueType)).size).toBe(3);
    expect(new Set(rows.map(({ field: { editableBy } }) => editableBy)).size).toBe(3);
    expect(new Set(rows.map(({ value: { origin } }) => origin))).toEqual(new Set(['team', 'user', 'contact']));
    expect(rows.some((one) => one.field.isArchived)).toBe(true);
    const texts = rows.map(({ value }) => value.value).join('\n');
    for (const kind of [/\p{Script=Cyrillic}/u, /\p{Script=Han}/u, /^.{49,}$/mu]) expect(texts).toMatch(kind);
    const departments = rows.filter((one) => one.field.name === 'Department' && one.state === 'active');
    expect(departments.length).toBeLessThan(112);
    const contact = alias(person, 'contact');
    const [former] = await db.read((queries) =>
      queries
        .select({ state: contact.state })
        .from(fieldValue)
        .innerJoin(contact, eq(contact.guid, fieldValue.contactGuid))
        .where(ne(contact.state, 'active')),
    );
    expect(former).toEqual({ state: 'deactivated' });
  });

  test('the main demo make user groups: one that nobody belongs to, three that channels are for', async () => {
    const named = await db.read((queries) =>
      queries
        .select({ name: userGroup.name, ...{ fieldId: userGroupValue.fieldId, guid: personFieldValue.guid } })
        .from(userGroup)
        .innerJoin(userGroupValue, eq(userGroupValue.userGroupId, userGroup.id))
        .leftJoin(personFieldValue, eq(personFieldValue.valueId, userGroupValue.valueId))
        .where(eq(userGroup.teamId, 'team-orbit')),
    );
    const sizes = [...Map.groupBy(named, ({ name }) => name)].map(([name, rows]) => {
      const fields = new Set(rows.map(({ fieldId }) => fieldId)).size;
      const people = [...Map.groupBy(rows, ({ guid }) => guid).values()].filter((has) => has.length === fields);
      return [name, people.length] as const;
    });
    expect(sizes.filter(([, people]) => people === 0).map(([name]) => name)).toEqual(['Interns in Finance']);
    expect(sizes).toHaveLength(5);
    const channels = await db.read((queries) =>
      queries
        .select({ name: channel.name, purpose: channelUserGroup.purpose })
        .from(channelUserGroup)
        .innerJoin(channel, eq(channel.groupJid, channelUserGroup.groupJid)),
    );
    expect(new Set(channels.map(({ name, purpose }) => `${name} ${purpose}`))).toEqual(
      new Set([
        ...['продажи restriction', 'Büro Berlin restriction'],
        ...['engineering-all restriction', 'engineering-all autoJoin'],
      ]),
    );
  });
});

test('three teams take people of any domain, the others of their own', async () => {
  const teams = await db.read((queries) => queries.select().from(team));
  const anybody = teams.filter(({ canJoinDomains }) => canJoinDomains.length === 0).map(({ domain }) => domain);
  expect(anybody.toSorted()).toEqual(['offline.example', 'sandbox.example', 'sprout.example']);
});

test('people have been in their state for a plausible time; two who ask to join the main demo are from elsewhere', async () => {
  const people = await db.read((queries) => queries.select().from(person));
  for (const { state, stateSince, createdAt } of people) {
    expect(stateSince).toBeLessThan(NOW);
    expect(stateSince).toBeGreaterThanOrEqual(createdAt);
    if (state === 'active') expect(stateSince).toBe(createdAt);
    if (state === 'pending') expect(stateSince).toBeGreaterThanOrEqual(NOW - 20 * DAY_MS);
  }
  const pending = people.filter(({ teamId, state }) => teamId === 'team-orbit' && state === 'pending');
  expect(pending.filter(({ emailDomain }) => emailDomain !== 'orbit.example')).toHaveLength(2);
});

test('Summit was brought over from Slack, and not from HipChat Server; nobody else tried', async () => {
  const rows = await db.read((queries) => queries.select().from(teamImport).orderBy(teamImport.importId));
  expect(rows.map(({ teamId, source, status, failure }) => `${teamId} ${source} ${status} ${failure}`)).toEqual([
    'team-summit SLACK COMPLETED null',
    'team-summit HIPCHAT_SERVER FAILED passphrase_wrong',
  ]);
  expect(await db.read((queries) => queries.$count(importProblem, eq(importProblem.importId, 'summit-i1')))).toBe(7);
});

test('a second start leaves the data alone, a reset puts it back', async () => {
  await db.transaction((queries) => queries.update(team).set({ name: 'Changed' }).where(eq(team.teamId, 'team-orbit')));
  const nameNow = async () => {
    const [row] = await db.read((queries) => queries.select().from(team).where(eq(team.teamId, 'team-orbit')));
    return row?.name;
  };
  expect(await loadDemoOnce(db, NOW, options)).toBe(false);
  expect(await nameNow()).toBe('Changed');
  await resetDemo(db, NOW, { ...options, domains: ['orbit.example'] });
  expect(await nameNow()).toBe('Orbit');
  expect(await db.read((queries) => queries.$count(freeEmailDomain))).toBeGreaterThan(80);
});

test('foreign keys and indexes are after a load and a reset what they were', async () => {
  const layoutOf = (database: Database) =>
    database.read(async (queries) => ({
      keys: await queries
        .select({ name: sql<string>`conname`, definition: sql<string>`pg_get_constraintdef(oid)` })
        .from(sql`pg_constraint`)
        .where(sql`contype = 'f' and convalidated`)
        .orderBy(sql`conname`),
      indexes: await queries
        .select({ definition: sql<string>`indexdef` })
        .from(sql`pg_indexes`)
        .where(sql`schemaname = current_schema()`)
        .orderBy(sql`indexname`),
    }));
  const untouched = await openTestDatabase();
  const layout = await layoutOf(untouched);
  await untouched.close();
  expect(layout.keys.length).toBeGreaterThan(20);
  expect(layout.indexes.length).toBeGreaterThan(30);
  expect(await layoutOf(db)).toEqual(layout);
});
