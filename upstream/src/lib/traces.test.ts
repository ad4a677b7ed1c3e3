import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { job } from '../db/tables/system.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type JobHandlers, defineJob } from './jobs.ts';
import { createJobs } from './jobRunner.ts';
import { createLog } from './log.ts';
import { type SpanAttributes, type Traces, tracedDatabase, tracedHandlers } from './traces.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.transaction((queries) => queries.delete(job)));

type Told = { readonly name: string; readonly attributes: SpanAttributes; readonly isOver: 'well' | 'failed' };

/** What traces are told of jobs, in the order in which it ends. */
function recorder() {
  const told: Told[] = [];
  const traces: Traces = {
    request: (_name, _headers, _attributes, work) => work(),
    job: async (name, attributes, work) => {
      let isOver: Told['isOver'] = 'failed';
      try {
        const result = await work();
        isOver = 'well';
        return result;
      } finally {
        told.push({ name, attributes, isOver });
      }
    },
    step: (_name, work) => work(),
    note: () => undefined,
    traceId: () => undefined,
    close: () => Promise.resolve(),
  };
  return { told, traces };
}

const kind = defineJob('errand', z.object({ for: z.string() }));

/** Does one piece of work, and gives what traces were told of it, and its id. */
async function run(handlers: JobHandlers) {
  const { told, traces } = recorder();
  await db.transaction((queries) => kind.enqueue({ db: queries, now: 0 }, { for: 'Anna' }));
  const [row] = await db.read((queries) => queries.select().from(job));
  const traced = tracedHandlers(handlers, traces);
  const clock = { now: () => 0 };
  await createJobs({ db: tracedDatabase(db, traces), clock, log: createLog('silent'), handlers: traced }).runDue();
  return { told, of: { attributes: { 'muster.job_id': String(row?.jobId) } } };
}

test('work without an outside part is one step', async () => {
  const { told, of } = await run(kind.handledBy({ effect: () => Promise.resolve(undefined) }));
  expect(told).toEqual([{ name: 'errand', ...of, isOver: 'well' }]);
});

test('an outside part is a step of its own', async () => {
  const { told, of } = await run(
    kind.handledBy({ outside: () => Promise.resolve(), effect: () => Promise.resolve(undefined) }),
  );
  expect(told).toEqual([
    { name: 'errand outside', ...of, isOver: 'well' },
    { name: 'errand', ...of, isOver: 'well' },
  ]);
});

test('the effect that follows from what came of the outside part is told of like any other', async () => {
  const results: string[] = [];
  const { told, of } = await run(
    kind.handledTelling<string>({
      outside: ({ for: whom }) => Promise.resolve(`for ${whom}`),
      effect: (_payload, _context, result) => {
        results.push(result);
        return Promise.resolve(undefined);
      },
    }),
  );
  expect(results).toEqual(['for Anna']);
  expect(told).toEqual([
    { name: 'errand outside', ...of, isOver: 'well' },
    { name: 'errand', ...of, isOver: 'well' },
  ]);
});

test('which of the two failed is told', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  const first = await run(kind.handledTelling({ outside: broken, effect: () => Promise.resolve(undefined) }));
  expect(first.told).toEqual([{ name: 'errand outside', ...first.of, isOver: 'failed' }]);
  await db.transaction((queries) => queries.delete(job));
  const second = await run(kind.handledTelling({ outside: () => Promise.resolve(), effect: broken }));
  expect(second.told).toEqual([
    { name: 'errand outside', ...second.of, isOver: 'well' },
    { name: 'errand', ...second.of, isOver: 'failed' },
  ]);
});
