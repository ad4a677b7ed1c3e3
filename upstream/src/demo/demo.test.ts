import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { freeEmailDomain } from '../db/tables/identity.ts';
import { person } from '../db/tables/member.ts';
import { team } from '../db/tables/team.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { loadDemoOnce, resetDemo } from './load.ts';
import { demoPeople } from './people.ts';
import { addScaleTeam } from './scale.ts';
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
        queries.select().from(person).where(eq(person.emailDomain, domain)).orderBy(person.guid).limit(3),
      );
      const wanted = ['admin', 'member', 'guest'].slice(0, people.active).map((role, index) => ({
        ...{ guid: `${short}-000${index + 1}`, email: `${role}@${domain}`, role, state: 'active' },
      }));
      expect(heads.slice(0, wanted.length)).toMatchObject(wanted);
    }
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

test('a team of any size can be added once', async () => {
  await db.transaction((queries) => addScaleTeam(queries, 2_500, NOW));
  expect(await countOf('universe.example', eq(person.state, 'active'))).toBe(2_500);
  await expect(db.transaction((queries) => addScaleTeam(queries, 10, NOW))).rejects.toThrow('there already');
});
