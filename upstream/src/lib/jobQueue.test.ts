import { afterAll, expect, test } from 'vitest';
import { job } from '../db/tables/system.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { insertWork } from './jobQueue.ts';

const db = await openTestDatabase();
afterAll(() => db.close());

test('more work comes into the queue at once than one statement has parameters for', async () => {
  const pieces = Array.from({ length: 10_000 }, (_, part) => ({ payload: { part } }));
  await db.transaction((queries) => insertWork({ db: queries, now: 1_000 }, 'many', pieces));
  expect(await db.read((queries) => queries.$count(job))).toBe(10_000);
});
