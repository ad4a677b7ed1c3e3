import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type SQL, and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { job } from '../db/tables/system.ts';
import type { Clock } from './clock.ts';
import { Fault } from './errors.ts';
import { HASTENING, hastenLater } from './jobQueue.ts';
import type { Effect, JobHandler, JobHandlers, Lane, OutsideJob } from './jobs.ts';
import type { Log } from './log.ts';
import { seldom } from './seldom.ts';

const MAX_ATTEMPTS = 10;
/** How long an outside part may take. */
const OUTSIDE_MS = 45_000;
/** For so much longer somebody else keeps away from it: it ends before they may begin it. */
const CLAIM_BEYOND_MS = 15_000;
const SWEEP_EVERY_MS = 500;

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

/** The names of work that waits and that nobody here does: another build put it there. */
export async function namesLeftAlone(db: Database, handlers: JobHandlers): Promise<string[]> {
  const isUnknown = notInArray(job.name, [...Object.keys(handlers), ...Object.keys(ownHandlers)]);
  const rows = await db.read((queries) =>
    queries
      .selectDistinct({ name: job.name })
      .from(job)
      .where(and(eq(job.state, 'waiting'), isUnknown))
      .orderBy(job.name),
  );
  return rows.map(({ name }) => name);
}

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
  /** By which claims begin and end: the same for all processes on one database, whose own clocks may differ. */
  claims?: Clock;
  /** How long an outside part may take; shorter than a claim. */
  outsideMs?: number;
};
type JobRow = typeof job.$inferSelect;

/** The lane of what reaches outside, unless its kind names another. */
const OUTSIDE: Lane = { name: 'outside', workers: 1 };

/**
 * Lanes that do not wait for each other: what reaches outside keeps nothing waiting that does not. Each does one piece of
 * work at a time, but for those that kinds of work name for themselves. Work of names that nobody here knows is left to the
 * build that does: while one build takes the place of another, both look into the same queue.
 */
export function createJobs(given: Deps): Jobs {
  const deps = { ...given, handlers: { ...given.handlers, ...ownHandlers } };
  const isApart = ({ outside, lane }: JobHandler) => outside !== undefined || lane !== undefined;
  const apart = Object.entries(deps.handlers).filter(([, handler]) => isApart(handler));
  const staying = Object.entries(deps.handlers).filter(([, handler]) => !isApart(handler));
  const tell = seldom((error: unknown) => deps.log.error({ err: error }, 'looking for due jobs failed'));
  const byLane = Map.groupBy(apart, ([, { lane = OUTSIDE }]) => lane.name);
  const lanes = [
    ...[...byLane.values()].map((kinds) =>
      createLane(deps, namesOf(kinds), Math.max(...kinds.map(([, { lane }]) => lane?.workers ?? 1)), tell),
    ),
    createLane(deps, namesOf(staying), 1, tell),
  ];
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isStopping = false;
  // One question for all lanes: most of the time nothing is due. Those that have enough to do are left out, as what waits for
  // them may be much.
  const look = async () => {
    const free = lanes.filter((lane) => !lane.isFull());
    const due = await dueNames(
      deps,
      free.flatMap(({ names }) => names),
    );
    for (const lane of free) if (lane.names.some((name) => due.has(name))) lane.begin();
  };
  const later = () => {
    if (isStopping) return;
    timer = setTimeout(() => {
      looking = look().catch(tell).finally(later);
    }, SWEEP_EVERY_MS).unref();
  };
  return {
    runDue: async () => {
      let total = 0;
      // Work of one lane may make work for the other.
      for (let steps = 1; steps > 0; total += steps) {
        steps = (await Promise.all(lanes.map((lane) => lane.runDue()))).reduce((sum, one) => sum + one, 0);
      }
      return total;
    },
    start: later,
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await Promise.all([looking, ...lanes.map((lane) => lane.stop())]);
    },
  };
}

/** What the queue does for itself. What is to be hastened may be something short, and waits for nothing that is not. */
const ownHandlers: JobHandlers = {
  [HASTENING]: { effect: hastenLater, lane: { name: 'hastening', workers: 1 } },
};

const namesOf = (kinds: readonly (readonly [name: string, JobHandler])[]) => kinds.map(([name]) => name);

/** @param onFailure hears of each time that looking for work failed, several times a second while the database is away */
function createLane(deps: Deps, names: readonly string[], workers: number, onFailure: (error: unknown) => void) {
  const isMine = inArray(job.name, [...names]);
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();
  let steps = 0;
  let running: Promise<number> = Promise.resolve(0);
  const work = async () => {
    // The embedded database answers at once: unless others have a turn in between, nothing else happens until all is done.
    for (; !stopping.signal.aborted && (await runNext(deps, isMine, stopping.signal, begin)); steps += 1)
      await new Promise<void>((go) => setImmediate(go));
  };
  /** Whoever finds work calls the next one: as many look for it as there is work, and one where there is none. */
  function begin() {
    if (busy.size >= workers || stopping.signal.aborted) return;
    const one = work();
    busy.add(one);
    one.then(
      () => busy.delete(one),
      (error: unknown) => {
        busy.delete(one);
        onFailure(error);
      },
    );
  }
  const sweep = async () => {
    await Promise.allSettled(busy);
    const before = steps;
    begin();
    while (busy.size > 0) await Promise.all(busy);
    return steps - before;
  };
  const runDue = () => {
    running = running.then(sweep, sweep);
    return running;
  };
  return {
    names,
    isFull: () => busy.size >= workers,
    begin,
    runDue,
    stop: async () => {
      stopping.abort();
      await Promise.allSettled([running, ...busy]);
    },
  };
}

/**
 * Runs one step of one due job; false when nothing is due.
 *
 * @param onReaching hears that the work goes outside, which may take a while
 */
async function runNext(deps: Deps, isMine: SQL, stopping: AbortSignal, onReaching: () => void): Promise<boolean> {
  const { db, claims = deps.clock } = deps;
  let current: JobRow | undefined;
  try {
    const claimed = await db.transaction(async (queries) => {
      current = await nextDue(deps, queries, isMine);
      if (!current) return undefined;
      const { outside, effect, lane } = handlerOf(deps, current);
      if (outside) return claim(queries, current, claims.now() + (lane?.outsideMs ?? OUTSIDE_MS) + CLAIM_BEYOND_MS);
      await finishStep(deps, queries, current, effect);
      return undefined;
    });
    if (claimed) {
      current = claimed;
      onReaching();
      const effect = (await reachOutside(deps, claimed, stopping)) ?? handlerOf(deps, claimed).effect;
      await db.transaction(async (queries) => {
        if (await stillClaimed(queries, claimed)) await finishStep(deps, queries, claimed, effect);
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

async function reachOutside(deps: Deps, row: JobRow, stopping: AbortSignal): Promise<Effect<unknown> | void> {
  const { outside, lane } = handlerOf(deps, row);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(lane?.outsideMs ?? deps.outsideMs ?? OUTSIDE_MS)]);
  // An abort that was before is not told again.
  signal.throwIfAborted();
  const isOver = once(signal, 'abort').then(() => signal.throwIfAborted());
  const known: OutsideJob = { jobId: row.jobId, now: deps.clock.now(), read: (work) => deps.db.read(work), signal };
  return Promise.race([outside?.(row.payload, known), isOver]);
}

const isDue = ({ clock, claims = clock }: Deps) =>
  and(
    eq(job.state, 'waiting'),
    lte(job.dueAt, clock.now()),
    or(isNull(job.claimedUntil), lte(job.claimedUntil, claims.now())),
  );

/** Those of these names of which work is due. */
async function dueNames(deps: Deps, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const isMeant = and(inArray(job.name, [...names]), isDue(deps));
  const rows = await deps.db.read((queries) => queries.selectDistinct({ name: job.name }).from(job).where(isMeant));
  return new Set(rows.map(({ name }) => name));
}

async function nextDue(deps: Deps, queries: Queries, isMine: SQL): Promise<JobRow | undefined> {
  const [row] = await queries
    .select()
    .from(job)
    .where(and(isMine, isDue(deps)))
    .orderBy(asc(job.dueAt), asc(job.jobId))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

async function claim(queries: Queries, { jobId }: JobRow, claimedUntil: number): Promise<JobRow | undefined> {
  const [row] = await queries
    .update(job)
    .set({ claim: randomUUID(), claimedUntil })
    .where(eq(job.jobId, jobId))
    .returning();
  return row;
}

async function stillClaimed(queries: Queries, claimed: JobRow): Promise<boolean> {
  const [row] = await queries.select({ claim: job.claim }).from(job).where(eq(job.jobId, claimed.jobId)).for('update');
  return row?.claim === claimed.claim;
}

async function finishStep(deps: Deps, queries: Queries, row: JobRow, effect: Effect<unknown>): Promise<void> {
  const now = deps.clock.now();
  const next = await effect(row.payload, { db: queries, now, parentJobId: row.jobId });
  const outcome = next
    ? { payload: next.payload, dueAt: next.dueAt, attempts: 0 }
    : { state: 'done' as const, finishedAt: now };
  await queries
    .update(job)
    .set({ ...outcome, claim: null, claimedUntil: null })
    .where(eq(job.jobId, row.jobId));
}

async function postpone(deps: Deps, row: JobRow, error: unknown): Promise<void> {
  const { db, clock, log, handlers } = deps;
  const attempts = row.attempts + 1;
  const isGivenUp = attempts >= MAX_ATTEMPTS;
  const named = { job: row.name, jobId: row.jobId, attempts };
  log.error({ err: error, ...named }, isGivenUp ? 'job given up' : 'job failed');
  const now = clock.now();
  const write = async (queries: Queries) => {
    const written = await queries
      .update(job)
      .set({
        attempts,
        claim: null,
        claimedUntil: null,
        lastError: error instanceof Error ? error.name : 'unknown',
        ...(isGivenUp ? { state: 'failed', finishedAt: now } : { dueAt: now + backoffMs(attempts) }),
      })
      .where(and(eq(job.jobId, row.jobId), eq(job.attempts, row.attempts)))
      .returning({ jobId: job.jobId });
    return written.length > 0;
  };
  const giveUp = isGivenUp ? handlers[row.name]?.givenUp : undefined;
  if (!giveUp) return void (await db.transaction(write));
  try {
    await db.transaction(async (queries) => {
      if (await write(queries)) await giveUp(row.payload, { db: queries, now, parentJobId: row.jobId });
    });
  } catch (thrown) {
    log.error({ err: thrown, ...named }, 'what a job comes to in the end failed');
    await db.transaction(write);
  }
}
