import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { job } from '../db/tables/system.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createMovableClock } from './clock.ts';
import { type JobHandlers, defineJob } from './jobs.ts';
import { createJobs } from './jobRunner.ts';
import { createLog } from './log.ts';

const clock = createMovableClock({ now: () => 1_000_000 });
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  clock.reset();
  await db.transaction((queries) => queries.delete(job));
});

const workers = (handlers: JobHandlers) => createJobs({ db, clock, log: createLog('silent'), handlers });
const rows = () => db.read((queries) => queries.select().from(job).orderBy(job.jobId));

test('work of a key is hastened: the earlier instant holds, and what was given up or done begins anew', async () => {
  const hasten = (dueAt: number, ...keys: string[]) =>
    db.transaction((queries) =>
      defineJob('mark', z.unknown()).hastenAll(
        { db: queries, now: clock.now() },
        keys.map((uniqueKey) => ({ payload: {}, uniqueKey, dueAt })),
      ),
    );
  const due = async () =>
    (await rows()).map(({ uniqueKey, dueAt, state, attempts }) => [uniqueKey, dueAt, state, attempts]);
  await hasten(5_000, 'b', 'a');
  await hasten(9_000, 'a');
  await hasten(2_000, 'b');
  expect(await due()).toEqual([
    ['a', 5_000, 'waiting', 0],
    ['b', 2_000, 'waiting', 0],
  ]);
  await db.transaction((queries) => queries.update(job).set({ state: 'failed', attempts: 10, finishedAt: 1 }));
  await hasten(5_000, 'a');
  expect(await due()).toEqual([
    ['a', 5_000, 'waiting', 0],
    ['b', 2_000, 'failed', 10],
  ]);
  await db.transaction((queries) => queries.update(job).set({ state: 'done', attempts: 3, finishedAt: 1 }));
  await hasten(7_000, 'a');
  expect(await due()).toContainEqual(['a', 7_000, 'waiting', 0]);
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'work that is being done is done once more by who hastens it, who does not wait for its end',
  async () => {
    const begun = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    let times = 0;
    const effect = async () => {
      times += 1;
      begun.resolve();
      await told.promise;
      return undefined;
    };
    const hasten = () =>
      db.transaction((queries) =>
        defineJob('slow', z.unknown()).hastenAll({ db: queries, now: clock.now() }, [
          { payload: {}, uniqueKey: 'slow' },
        ]),
      );
    await hasten();
    const running = workers({ slow: { effect } }).runDue();
    await begun.promise;
    await hasten();
    told.resolve();
    await running;
    expect(times).toBe(2);
    expect(await rows()).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  },
);

test('work of one key is never done by two at once, however often it is hastened', async () => {
  let [atOnce, most, looked] = [0, 0, 0];
  const kind = defineJob('errand', z.object({}));
  const handlers = kind.handledTelling(
    {
      outside: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await delay(5);
        atOnce -= 1;
      },
      effect: async (payload, { now }) => {
        looked += 1;
        await delay(10);
        return looked < 12 ? { payload, dueAt: now } : undefined;
      },
    },
    { name: 'errands', workers: 8 },
  );
  const now = () => Date.now();
  const jobs = createJobs({ db, clock: { now }, log: createLog('silent'), handlers });
  const hasten = () =>
    db.transaction((queries) => kind.hastenAll({ db: queries, now: now() }, [{ payload: {}, uniqueKey: 'one' }]));
  jobs.start();
  try {
    for (let times = 0; times < 60; times += 1) await hasten().then(() => delay(3));
    // Those that came while it was being done hasten it a moment later.
    const left = async () => (await rows()).filter(({ state }) => state !== 'done');
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  } finally {
    await jobs.stop();
  }
  expect(looked).toBeGreaterThanOrEqual(12);
  expect(most).toBe(1);
  expect((await rows()).filter(({ name }) => name === 'errand')).toHaveLength(1);
});

test.each(['enqueueAll', 'hastenAll'] as const)(
  'by %s comes more work into the queue at once than one statement has parameters for',
  async (plant) => {
    const pieces = Array.from({ length: 10_000 }, (_, part) => ({ payload: { part }, uniqueKey: `part-${part}` }));
    for (let times = 1; times <= 2; times += 1) {
      await db.transaction((queries) =>
        defineJob('many', z.unknown())[plant]({ db: queries, now: clock.now() }, pieces),
      );
    }
    expect(await db.read((queries) => queries.$count(job))).toBe(10_000);
  },
);
