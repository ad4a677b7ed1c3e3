import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { systemClock } from './clock.ts';
import type { JobHandler } from './jobs.ts';
import { createJobs } from './jobRunner.ts';
import { createLog } from './log.ts';

test('a database that is away is told of once a minute, however many look for work', async () => {
  const db = await openTestDatabase();
  await db.close();
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const effect: JobHandler['effect'] = () => Promise.resolve(undefined);
  const handlers = { inside: { effect }, outside: { outside: () => Promise.resolve(), effect } };
  const jobs = createJobs({ db, clock: systemClock, log, handlers });
  await expect(jobs.runDue()).rejects.toThrow();
  await expect(jobs.runDue()).rejects.toThrow();
  await jobs.stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('looking for due jobs failed');
});
