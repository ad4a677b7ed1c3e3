import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { freeEmailDomain } from '../db/tables/identity.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createMovableClock } from './clock.ts';
import { type JobHandlers, defineJob } from './jobs.ts';
import { backoffMs, createJobs, namesLeftAlone, releaseClaims, retryGivenUp } from './jobRunner.ts';
import { createLog } from './log.ts';
import { job } from '../db/tables/system.ts';

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

const workers = (handlers: JobHandlers, outsideMs = 45_000) =>
  createJobs({ db, clock, log: createLog('silent'), handlers, outsideMs });
const enqueue = (name: string, payload: unknown = {}, dueAt = clock.now()) =>
  db.transaction((queries) =>
    defineJob(name, z.unknown()).enqueue({ db: queries, now: clock.now() }, payload, { dueAt }),
  );
const rows = () => db.read((queries) => queries.select().from(job).orderBy(job.jobId));
/** An effect that can be counted: a row for each time it happened. */
const marks = (mark: string) => db.read((queries) => queries.$count(freeEmailDomain, eq(freeEmailDomain.domain, mark)));
const leaveMark = (mark: string): JobHandlers[string]['effect'] => {
  return async (_payload, context) => {
    await context.db.insert(freeEmailDomain).values({ domain: mark });
    return undefined;
  };
};

describe('due work', () => {
  test('waits for its time by the clock, then happens once', async () => {
    const jobs = workers({ mark: { effect: leaveMark('due.example') } });
    await enqueue('mark', {}, clock.now() + 5_000);
    expect(await jobs.runDue()).toBe(0);
    clock.advance(5_000);
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(await marks('due.example')).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'done', finishedAt: clock.now() }]);
  });

  test('is not there when its transaction was rolled back', async () => {
    const failing = db.transaction(async (queries) => {
      await defineJob('mark', z.unknown()).enqueue({ db: queries, now: clock.now() }, {});
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await rows()).toEqual([]);
  });

  test('goes on in steps, each committed with its checkpoint, and leaves others a turn', async () => {
    const seen: unknown[] = [];
    const count: JobHandlers[string] = {
      effect: async (payload, { now }) => {
        seen.push(payload);
        setImmediate(() => seen.push('others'));
        const next = Number(payload) + 1;
        return next < 4 ? { payload: next, dueAt: now } : undefined;
      },
    };
    await enqueue('count', 1);
    expect(await workers({ count }).runDue()).toBe(3);
    expect(seen).toEqual([1, 'others', 2, 'others', 3, 'others']);
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });

  test('with a unique key is planted once', async () => {
    const plant = () =>
      db.transaction((queries) =>
        defineJob('mark', z.unknown()).enqueue({ db: queries, now: 0 }, {}, { uniqueKey: 'only one' }),
      );
    await plant();
    await plant();
    expect(await rows()).toHaveLength(1);
  });
});

describe('work that fails', () => {
  test('undoes its effect, waits longer each time and is given up in the end, until it is wanted again', async () => {
    let attempts = 0;
    const failing: JobHandlers[string] = {
      effect: async (payload, context) => {
        attempts += 1;
        await leaveMark('failed.example')(payload, context);
        throw new Error('no luck');
      },
    };
    const jobs = workers({ failing });
    await enqueue('failing');
    await jobs.runDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, dueAt: clock.now() + backoffMs(1) }]);
    for (let round = 0; round < 12; round += 1) {
      clock.advance(3_600_000);
      await jobs.runDue();
    }
    expect(attempts).toBe(10);
    expect(await rows()).toMatchObject([{ state: 'failed', lastError: 'Error' }]);
    expect(await marks('failed.example')).toBe(0);
    await retryGivenUp(db, ['other'], clock.now());
    expect(await rows()).toMatchObject([{ state: 'failed' }]);
    await retryGivenUp(db, ['failing'], clock.now());
    await workers({ failing: { effect: leaveMark('failed.example') } }).runDue();
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 0 }]);
    expect(await marks('failed.example')).toBe(1);
  });

  test('says what it comes to once it is given up, once, or is given up without it', async () => {
    const [told, silent] = ['told', 'silent'].map((name) => defineJob(name, z.object({ mark: z.string() })));
    const effect = () => Promise.reject(new Error('no luck'));
    const handlers: JobHandlers = {
      ...told?.handledBy({ effect, givenUp: async ({ mark }, context) => void (await leaveMark(mark)(null, context)) }),
      ...silent?.handledTelling({ outside: effect, effect, givenUp: effect }),
    };
    await enqueue('told', { mark: 'given-up.example' });
    await enqueue('silent', { mark: 'none.example' });
    const jobs = workers(handlers);
    await jobs.runDue();
    expect(await marks('given-up.example')).toBe(0);
    await db.transaction((queries) => queries.update(job).set({ attempts: 9, dueAt: clock.now() }));
    await jobs.runDue();
    await jobs.runDue();
    expect(await marks('given-up.example')).toBe(1);
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  test('does not keep other work from being done', async () => {
    await enqueue('fails');
    await enqueue('mark');
    const fails: JobHandlers[string] = { effect: () => Promise.reject(new Error('not this time')) };
    await workers({ fails, mark: { effect: leaveMark('other.example') } }).runDue();
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'done']);
  });
});

test.each([
  ['a build', { mark: { effect: leaveMark('known.example') } }],
  ['one that only reaches outside', { call: { outside: async () => undefined, effect: leaveMark('called.example') } }],
])('work whose name %s does not know is left to the one that does, which finds it as it was', async (_name, known) => {
  await enqueue('of another build', { some: 'payload' });
  const [before] = await rows();
  const older = workers(known);
  for (let tries = 0; tries < 12; tries += 1) {
    expect(await older.runDue()).toBe(0);
    clock.advance(3_600_000);
  }
  expect(await rows()).toEqual([before]);
  expect(await namesLeftAlone(db, known)).toEqual(['of another build']);
  const seen: unknown[] = [];
  const newer: JobHandlers = {
    'of another build': {
      effect: async (payload) => {
        seen.push(payload);
        return undefined;
      },
    },
  };
  expect(await workers(newer).runDue()).toBe(1);
  expect(seen).toEqual([{ some: 'payload' }]);
  expect(await namesLeftAlone(db, known)).toEqual([]);
});

describe('work that reaches outside', () => {
  test('survives a kill: it is done again after the claim, and takes effect once', async () => {
    let resume = () => {};
    const stuck = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let effects = 0;
    const effect: JobHandlers[string]['effect'] = async () => {
      effects += 1;
      return undefined;
    };
    const first = workers({
      call: {
        outside: () => {
          begun();
          return stuck;
        },
        effect,
      },
    });
    await enqueue('call');
    const running = first.runDue();
    await isBegun;
    let calls = 0;
    const second = workers({
      call: {
        outside: async () => {
          calls += 1;
        },
        effect,
      },
    });
    expect(await second.runDue()).toBe(0);
    clock.advance(60_000);
    expect(await second.runDue()).toBe(1);
    resume();
    await running;
    expect([calls, effects]).toEqual([1, 1]);
  });

  test('of a process that is gone can be taken back at once', async () => {
    await enqueue('call');
    await db.transaction((queries) => queries.update(job).set({ claim: 'gone', claimedUntil: clock.now() + 60_000 }));
    const jobs = workers({ call: { outside: async () => undefined, effect: leaveMark('taken.example') } });
    expect(await jobs.runDue()).toBe(0);
    await releaseClaims(db);
    expect(await jobs.runDue()).toBe(1);
  });
});

test('a payload that is not what its work expects fails the work, not the others', async () => {
  const seen: string[] = [];
  const greet = defineJob('greet', z.object({ name: z.string() }));
  const handlers = greet.handledBy({
    effect: async ({ name }) => {
      seen.push(name);
      return undefined;
    },
  });
  await enqueue('greet', { name: 1 });
  await db.transaction((queries) => greet.enqueue({ db: queries, now: clock.now() }, { name: 'Mia' }));
  await workers(handlers).runDue();
  expect(seen).toEqual(['Mia']);
  expect(await rows()).toMatchObject([{ state: 'waiting', lastError: 'ZodError' }, { state: 'done' }]);
});

describe('a receiver that hangs', () => {
  const hanging: JobHandlers[string] = { outside: () => new Promise(() => {}), effect: leaveMark('hung.example') };

  test('holds up nothing that stays inside', async () => {
    await enqueue('hanging');
    await enqueue('mark');
    const jobs = workers({ hanging, mark: { effect: leaveMark('inside.example') } }, 2_000);
    jobs.start();
    await expect.poll(() => marks('inside.example')).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }, { state: 'done' }]);
    await jobs.stop();
  });

  test('is given up at the deadline, is told so, and takes no effect', async () => {
    let isTold = false;
    const outside: JobHandlers[string]['outside'] = async (_payload, { signal }) => {
      await once(signal, 'abort');
      isTold = true;
      await new Promise(() => {});
    };
    await enqueue('hanging');
    expect(await workers({ hanging: { ...hanging, outside } }, 20).runDue()).toBe(1);
    expect(isTold).toBe(true);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, claim: null, lastError: 'TimeoutError' }]);
    expect(await marks('hung.example')).toBe(0);
  });

  test('has one call at a time where the call ends when it is told so', async () => {
    let [running, most, calls] = [0, 0, 0];
    const outside: JobHandlers[string]['outside'] = async (_payload, { signal }) => {
      calls += 1;
      running += 1;
      most = Math.max(most, running);
      await once(signal, 'abort');
      running -= 1;
    };
    await enqueue('hanging');
    const jobs = workers({ hanging: { ...hanging, outside } }, 20);
    for (const _ of [1, 2, 3]) {
      await jobs.runDue();
      clock.advance(60_000);
    }
    expect({ calls, most, running }).toEqual({ calls: 3, most: 1, running: 0 });
  });

  test('does not hold up the end of the process', async () => {
    const isTold = Promise.withResolvers<undefined>();
    const isBegun = Promise.withResolvers<undefined>();
    const outside: JobHandlers[string]['outside'] = async (_payload, { signal }) => {
      isBegun.resolve(undefined);
      await once(signal, 'abort');
      isTold.resolve(undefined);
      await new Promise(() => {});
    };
    await enqueue('hanging');
    const jobs = workers({ hanging: { ...hanging, outside } });
    const run = jobs.runDue();
    await isBegun.promise;
    await jobs.stop();
    await Promise.all([isTold.promise, run]);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, claim: null, lastError: 'AbortError' }]);
    expect(await marks('hung.example')).toBe(0);
  });
});

describe('a lane of its own', () => {
  const numbered = defineJob('numbered', z.number());
  const wanted = (...numbers: number[]) =>
    db.transaction((queries) =>
      numbered.enqueueAll(
        { db: queries, now: clock.now() },
        numbers.map((payload) => ({ payload })),
      ),
    );

  test('has as many pieces under way as it has workers, and gives each effect what came of its outside part', async () => {
    let [running, most] = [0, 0];
    const isFull = Promise.withResolvers<undefined>();
    const seen: number[] = [];
    const handlers = numbered.handledTelling(
      {
        outside: async (payload) => {
          running += 1;
          most = Math.max(most, running);
          if (running === 3) isFull.resolve(undefined);
          await isFull.promise;
          running -= 1;
          return payload * 10;
        },
        effect: async (payload, _context, result) => {
          seen.push(payload, result);
          return undefined;
        },
      },
      { name: 'apart', workers: 3 },
    );
    await wanted(1, 2, 3, 4, 5);
    expect(await workers(handlers).runDue()).toBe(5);
    expect(most).toBe(3);
    expect(seen.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 10, 20, 30, 40, 50]);
  });

  test('may take longer than others, and is kept from others for as long', async () => {
    const isOver = Promise.withResolvers<undefined>();
    const begun: number[] = [];
    const handlers = numbered.handledTelling(
      {
        outside: async (payload) => {
          begun.push(payload);
          await isOver.promise;
        },
        effect: async () => undefined,
      },
      { name: 'apart', workers: 1, outsideMs: 3_600_000 },
    );
    await wanted(1);
    // A lane without a time of its own would have given it up by then.
    const running = workers(handlers, 1).runDue();
    await expect.poll(() => begun).toEqual([1]);
    clock.advance(3_600_000);
    expect(await workers(handlers).runDue()).toBe(0);
    isOver.resolve(undefined);
    expect(await running).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 0 }]);
  });

  test('waits for no other', async () => {
    const isDone = Promise.withResolvers<undefined>();
    const handlers = numbered.handledTelling(
      { outside: async () => isDone.resolve(undefined), effect: async () => undefined },
      { name: 'apart', workers: 1 },
    );
    await enqueue('waiting');
    await wanted(1);
    const waiting: JobHandlers[string] = { outside: () => isDone.promise, effect: async () => undefined };
    expect(await workers({ ...handlers, waiting }).runDue()).toBe(2);
  });
});

test('two sweepers at a time do each piece of work once', async () => {
  const done: unknown[] = [];
  const note: JobHandlers[string] = {
    effect: async (payload) => {
      done.push(payload);
      return undefined;
    },
  };
  for (let index = 0; index < 20; index += 1) await enqueue('note', index);
  await Promise.all([workers({ note }).runDue(), workers({ note }).runDue()]);
  expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, index) => index));
});
