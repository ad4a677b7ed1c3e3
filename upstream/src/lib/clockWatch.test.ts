import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { job } from '../db/tables/system.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type Clock, systemClock } from './clock.ts';
import { watchClock } from './clockWatch.ts';
import { defineJob } from './jobs.ts';
import { createJobs } from './jobRunner.ts';
import { createLog } from './log.ts';
import * as z from 'zod';

let db: Database;
beforeAll(async () => {
  // As on a server, whatever the tests run on: its clock is that of this machine.
  db = { ...(await openTestDatabase()), kind: 'server' };
});
afterAll(() => db.close());

const silent = createLog('silent');
const shifted = (ms: number): Clock => ({ now: () => Date.now() + ms });

test('a clock that differs is told of, not at each look at it, and one that agrees is not', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const agreeing = await watchClock({ db, log });
  const little = await watchClock({ db, log }, shifted(3_000));
  expect(agreeing.aheadMs()).toBe(0);
  expect(Math.round(little.aheadMs() / 1_000)).toBe(3);
  expect(lines).toEqual([]);
  const behind = await watchClock({ db, log }, shifted(-90_000));
  await behind.compare();
  expect(Math.round(behind.aheadMs() / 1_000)).toBe(-90);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the clock of this machine and that of the database server differ');
  for (const watch of [agreeing, little, behind]) watch.close();
});

test('on the embedded database there is nothing to compare', async () => {
  const watch = await watchClock({ db: { ...db, kind: 'embedded' }, log: silent }, shifted(90_000));
  await watch.compare();
  expect(watch.aheadMs()).toBe(0);
});

test('work that one process has begun is not begun by another whose clock is ahead', async () => {
  const call = defineJob('call', z.unknown());
  await db.transaction((queries) => call.enqueue({ db: queries, now: Date.now() - 600_000 }, {}));
  let calls = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const process = async (clock: Clock) => {
    const watch = await watchClock({ db, log: silent }, clock);
    const outside = () => {
      calls += 1;
      begin();
      return ended;
    };
    const handlers = call.handledBy({ outside, effect: () => Promise.resolve(undefined) });
    const jobs = createJobs({ db, clock, claims: { now: () => clock.now() - watch.aheadMs() }, log: silent, handlers });
    return { watch, jobs };
  };
  const behind = await process(shifted(-90_000));
  const ahead = await process(systemClock);
  const running = behind.jobs.runDue();
  await begun;
  expect(await ahead.jobs.runDue()).toBe(0);
  end();
  expect(await running).toBe(1);
  expect(calls).toBe(1);
  expect(await db.read((queries) => queries.select({ state: job.state }).from(job))).toEqual([{ state: 'done' }]);
  for (const { watch } of [behind, ahead]) watch.close();
});
