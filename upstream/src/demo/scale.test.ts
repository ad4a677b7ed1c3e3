import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { field } from '../db/tables/field.ts';
import { person } from '../db/tables/member.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { addScaleTeam } from './scale.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');
const UNIVERSE = 'team-universe';
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a team of any size can be added once', async () => {
  await db.transaction((queries) => addScaleTeam(queries, 2_500, NOW));
  const active = and(eq(person.teamId, UNIVERSE), eq(person.state, 'active'));
  expect(await db.read((queries) => queries.$count(person, active))).toBe(2_500);
  expect(await db.read((queries) => queries.$count(field, eq(field.teamId, UNIVERSE)))).toBe(3);
  await expect(db.transaction((queries) => addScaleTeam(queries, 10, NOW))).rejects.toThrow('there already');
});
