import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { freeEmailDomain } from './tables/identity.ts';
import type { Database } from './database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('opening the database inside itself is refused instead of waiting for ever', async () => {
  await expect(db.transaction(() => db.read(async () => 1))).rejects.toThrow('already open');
  await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('already open');
  await expect(db.read(() => db.transaction(async () => 1))).rejects.toThrow('already open');
  expect(await db.read(async () => 1)).toBe(1);
});

test('what is thrown rolls back; a savepoint can be rolled back alone', async () => {
  await db.transaction(async (queries) => {
    await queries.insert(freeEmailDomain).values({ domain: 'outer.example' });
    const inner = queries.transaction(async (nested) => {
      await nested.insert(freeEmailDomain).values({ domain: 'inner.example' });
      throw new Error('only the inner part');
    });
    await expect(inner).rejects.toThrow('only the inner part');
  });
  const kept = await db.read((queries) => queries.select().from(freeEmailDomain));
  const domains = kept.map(({ domain }) => domain);
  expect(domains).toContain('outer.example');
  expect(domains).not.toContain('inner.example');
});
