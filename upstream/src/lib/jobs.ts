import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type SQL, and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database, Queries } from '../db/database.ts';
import type { Clock } from './clock.ts';
import { Fault } from './errors.ts';
import type { Log } from './log.ts';
import { job } from '../db/tables/system.ts';

/** What a piece of work knows while it runs. `jobId` is the key for whatever goes outside: a repetition has the same. */
export type JobContext = { db: Queries; now: number; parentJobId: number };

/** How the work goes on: with another payload, at once or later. Nothing more to say means that it is done. */
export type NextStep<P> = { payload: P; dueAt: number };

/** What a piece of work does. */
export type JobParts<P> = {
  /**
   * What happens outside of the database (a mail, a call). Runs first and without a transaction, so that nobody waits
   * for the network; after a kill in between it runs again. When the signal says so, at the deadline or because the process
   * stops, it has failed, done or not.
   */
  outside?: (payload: P, job: OutsideJob) => Promise<void>;
  /** The effect in the database, in the transaction that also marks the job as done: it happens once. */
  effect: (payload: P, context: JobContext) => Promise<NextStep<P> | undefined>;
};
export type OutsideJob = { jobId: number; read: Database['read']; signal: AbortSignal };

/** The same for whatever payload is in the queue. */
export type JobHandler = JobParts<unknown>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

const MAX_ATTEMPTS = 10;
/** How long somebody else keeps away from a job whose outside part is running. */
const CLAIM_MS = 60_000;
/** How long an outside part may take: it ends before somebody else may begin it. */
const OUTSIDE_MS = 45_000;
const SWEEP_EVERY_MS = 500;

type Work<P> = { payload: P; dueAt?: number; uniqueKey?: string };
type EnqueueContext = { db: Queries; now: number };

/** A kind of work: those who want it done and those who do it mean the same payload. */
export type JobKind<P> = {
  /** Puts work into the queue, in the transaction that wants it done. A key that is there already changes nothing. */
  enqueue(context: EnqueueContext, payload: P, options?: Omit<Work<P>, 'payload'>): Promise<void>;
  /** The same for several pieces of work, at most some thousands. */
  enqueueAll(context: EnqueueContext, pieces: readonly Work<P>[]): Promise<void>;
  /** What is done about it. */
  handledBy(parts: JobParts<P>): JobHandlers;
};

/** @param schema what a payload has to be when it comes out of the queue, which may have been filled by another version */
export function defineJob<P>(name: string, schema: z.ZodType<P>): JobKind<P> {
  return {
    enqueue: (context, payload, options) => insertWork(context, name, [{ payload, ...options }]),
    enqueueAll: (context, pieces) => insertWork(context, name, pieces),
    handledBy: ({ outside, effect }) => ({
      [name]: {
        ...(outside ? { outside: async (payload, known) => outside(schema.parse(payload), known) } : {}),
        effect: async (payload, context) => effect(schema.parse(payload), context),
      },
    }),
  };
}

async function insertWork<P>({ db, now }: EnqueueContext, name: string, pieces: readonly Work<P>[]): Promise<void> {
  if (pieces.length === 0) return;
  await db
    .insert(job)
    .values(
      pieces.map((work) => ({
        name,
        payload: work.payload,
        uniqueKey: work.uniqueKey ?? null,
        state: 'waiting' as const,
        dueAt: work.dueAt ?? now,
        attempts: 0,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** Lets another piece of work have the key of the one that is being done, which is over once it is committed. */
export async function releaseKey({ db, parentJobId }: Pick<JobContext, 'db' | 'parentJobId'>): Promise<void> {
  await db.update(job).set({ uniqueKey: null }).where(eq(job.jobId, parentJobId));
}

/** Gives back the jobs that a process which is gone had begun, without waiting for its claims to run out. */
export const releaseClaims = (db: Database) =>
  db.transaction(async (queries) => {
    await queries.update(job).set({ claim: null, claimedUntil: null }).where(isNotNull(job.claim));
  });

/** Puts work of these names that was given up back into the queue: a new start may bring what it was missing. */
export const retryGivenUp = (db: Database, names: readonly string[], now: number) =>
  db.transaction(async (queries) => {
    await queries
      .update(job)
      .set({ state: 'waiting', dueAt: now, attempts: 0, finishedAt: null })
      .where(and(eq(job.state, 'failed'), inArray(job.name, [...names])));
  });

/** How long to wait after the n-th failure: 2 s, 4 s, 8 s … up to an hour. */
export const backoffMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 3_600_000);

export type Jobs = {
  /** Does everything that is due by the clock; resolves with the number of steps done. */
  runDue(): Promise<number>;
  /** Looks for due work now and then, until stopped. */
  start(): void;
  /** Waits for the step that is running. */
  stop(): Promise<void>;
};

type Deps = {
  db: Database;
  clock: Clock;
  log: Log;
  handlers: JobHandlers;
  /** How long an outside part may take; shorter than a claim. */
  outsideMs?: number;
};
type JobRow = typeof job.$inferSelect;

/** Two lanes, each with one piece of work at a time: what reaches outside keeps nothing waiting that does not. */
export function createJobs(deps: Deps): Jobs {
  const reaching = Object.keys(deps.handlers).filter((name) => deps.handlers[name]?.outside);
  const lanes = [createLane(deps, inArray(job.name, reaching)), createLane(deps, notInArray(job.name, reaching))];
  return {
    runDue: async () => {
      let total = 0;
      // Work of one lane may make work for the other.
      for (let steps = 1; steps > 0; total += steps) {
        steps = (await Promise.all(lanes.map((lane) => lane.runDue()))).reduce((sum, one) => sum + one, 0);
      }
      return total;
    },
    start: () => {
      for (const lane of lanes) lane.start();
    },
    stop: async () => void (await Promise.all(lanes.map((lane) => lane.stop()))),
  };
}

function createLane(deps: Deps, isMine: SQL): Jobs {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let running: Promise<number> = Promise.resolve(0);
  const sweep = async () => {
    let steps = 0;
    while (!stopping.signal.aborted && (await runNext(deps, isMine, stopping.signal))) steps += 1;
    return steps;
  };
  const runDue = () => {
    running = running.then(sweep, sweep);
    return running;
  };
  const later = () => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      runDue()
        .catch((error: unknown) => deps.log.error({ err: error }, 'looking for due jobs failed'))
        .finally(later);
    }, SWEEP_EVERY_MS).unref();
  };
  return {
    runDue,
    start: later,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running.catch(() => 0);
    },
  };
}

/** Runs one step of one due job; false when nothing is due. */
async function runNext(deps: Deps, isMine: SQL, stopping: AbortSignal): Promise<boolean> {
  const { db, clock } = deps;
  let current: JobRow | undefined;
  try {
    const claimed = await db.transaction(async (queries) => {
      current = await nextDue(queries, isMine, clock.now());
      if (!current) return undefined;
      if (handlerOf(deps, current).outside) return claim(queries, current, clock.now());
      await finishStep(deps, queries, current);
      return undefined;
    });
    if (claimed) {
      current = claimed;
      await reachOutside(deps, claimed, stopping);
      await db.transaction(async (queries) => {
        if (await stillClaimed(queries, claimed)) await finishStep(deps, queries, claimed);
      });
    }
  } catch (error) {
    if (!current) throw error;
    await postpone(deps, current, error);
  }
  return current !== undefined;
}

function handlerOf({ handlers }: Deps, { name }: JobRow): JobHandler {
  const handler = handlers[name];
  if (!handler) throw new Fault(`No handler for jobs named ${name}.`);
  return handler;
}

async function reachOutside(deps: Deps, row: JobRow, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(deps.outsideMs ?? OUTSIDE_MS)]);
  const isOver = once(signal, 'abort').then(() => signal.throwIfAborted());
  const known: OutsideJob = { jobId: row.jobId, read: (work) => deps.db.read(work), signal };
  await Promise.race([handlerOf(deps, row).outside?.(row.payload, known), isOver]);
}

async function nextDue(queries: Queries, isMine: SQL, now: number): Promise<JobRow | undefined> {
  const [row] = await queries
    .select()
    .from(job)
    .where(
      and(
        isMine,
        eq(job.state, 'waiting'),
        lte(job.dueAt, now),
        or(isNull(job.claimedUntil), lte(job.claimedUntil, now)),
      ),
    )
    .orderBy(asc(job.dueAt), asc(job.jobId))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

async function claim(queries: Queries, { jobId }: JobRow, now: number): Promise<JobRow | undefined> {
  const [row] = await queries
    .update(job)
    .set({ claim: randomUUID(), claimedUntil: now + CLAIM_MS })
    .where(eq(job.jobId, jobId))
    .returning();
  return row;
}

async function stillClaimed(queries: Queries, claimed: JobRow): Promise<boolean> {
  const [row] = await queries.select({ claim: job.claim }).from(job).where(eq(job.jobId, claimed.jobId)).for('update');
  return row?.claim === claimed.claim;
}

async function finishStep(deps: Deps, queries: Queries, row: JobRow): Promise<void> {
  const now = deps.clock.now();
  const next = await handlerOf(deps, row).effect(row.payload, { db: queries, now, parentJobId: row.jobId });
  const outcome = next
    ? { payload: next.payload, dueAt: next.dueAt, attempts: 0 }
    : { state: 'done' as const, finishedAt: now };
  await queries
    .update(job)
    .set({ ...outcome, claim: null, claimedUntil: null })
    .where(eq(job.jobId, row.jobId));
}

async function postpone({ db, clock, log }: Deps, row: JobRow, error: unknown): Promise<void> {
  const attempts = row.attempts + 1;
  const isGivenUp = attempts >= MAX_ATTEMPTS;
  log.error({ err: error, job: row.name, jobId: row.jobId, attempts }, isGivenUp ? 'job given up' : 'job failed');
  const now = clock.now();
  await db.transaction(async (queries) => {
    await queries
      .update(job)
      .set({
        attempts,
        claim: null,
        claimedUntil: null,
        lastError: error instanceof Error ? error.name : 'unknown',
        ...(isGivenUp ? { state: 'failed', finishedAt: now } : { dueAt: now + backoffMs(attempts) }),
      })
      .where(and(eq(job.jobId, row.jobId), eq(job.attempts, row.attempts)));
  });
}
