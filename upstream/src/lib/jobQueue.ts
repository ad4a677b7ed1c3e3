// How work comes into the queue.
import { asc, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { inChunks } from '../db/arrays.ts';
import type { Queries } from '../db/database.ts';
import { job } from '../db/tables/system.ts';

/** A piece of work that is wanted; at once without `dueAt`. */
export type Work<P> = { payload: P; dueAt?: number; uniqueKey?: string };
export type EnqueueContext = { db: Queries; now: number };

/** How many pieces of work one statement takes: each is seven of its parameters, of which it has 65,535. */
const AT_ONCE = 5_000;

const rowsOf = <P>(name: string, pieces: readonly Work<P>[], now: number) =>
  pieces.map((work) => ({
    ...{ name, payload: work.payload },
    uniqueKey: work.uniqueKey ?? null,
    state: 'waiting' as const,
    dueAt: work.dueAt ?? now,
    attempts: 0,
    createdAt: now,
  }));

/** Puts work into the queue; a key that is there already changes nothing. */
export async function insertWork<P>(
  { db, now }: EnqueueContext,
  name: string,
  pieces: readonly Work<P>[],
): Promise<void> {
  for (const part of inChunks(pieces, AT_ONCE)) {
    await db
      .insert(job)
      .values(rowsOf(name, part, now))
      .onConflictDoNothing();
  }
}

/** Work that hastens other work, which was being done when it was to be hastened. */
export const HASTENING = 'job.hasten';
const hastened = z.object({ name: z.string(), payload: z.unknown(), uniqueKey: z.string(), dueAt: z.number() });
type Hastened = z.infer<typeof hastened>;

/** How long after it was found to be done once more it is looked whether the work may be hastened. */
const AGAIN_AFTER_MS = 100;

/**
 * The same; work whose key is there already is due at that moment at the latest. In the order of the keys, so that two who
 * hasten the same work do not wait for each other.
 */
export async function hastenWork<P>(
  { db, now }: EnqueueContext,
  name: string,
  pieces: readonly (Work<P> & { uniqueKey: string })[],
): Promise<void> {
  const ordered = pieces.toSorted((one, other) => (one.uniqueKey < other.uniqueKey ? -1 : 1));
  for (const part of inChunks(ordered, AT_ONCE)) await hastenPart({ db, now }, name, part);
}

async function hastenPart<P>(
  { db, now }: EnqueueContext,
  name: string,
  ordered: readonly (Work<P> & { uniqueKey: string })[],
): Promise<void> {
  const busy = await keysInUse(
    db,
    ordered.map(({ uniqueKey }) => uniqueKey),
  );
  await plantKeyed(
    { db, now },
    name,
    ordered.filter(({ uniqueKey }) => !busy.has(uniqueKey)),
  );
  // It may have looked already, or wait for what is locked here, as this would for its end: it is hastened after that. Not done
  // by other work beside it: two who do what has one key would do each thing twice.
  await insertWork(
    { db, now },
    HASTENING,
    ordered.flatMap(({ uniqueKey, payload, dueAt = now }): Work<Hastened>[] =>
      busy.has(uniqueKey) ? [{ payload: { name, payload, uniqueKey, dueAt } }] : [],
    ),
  );
}

/** Does what work named HASTENING is for; gives the next step where that is done at this moment, too. */
export async function hastenLater(
  given: unknown,
  { db, now }: EnqueueContext,
): Promise<{ payload: unknown; dueAt: number } | undefined> {
  const { name, ...work } = hastened.parse(given);
  const busy = await keysInUse(db, [work.uniqueKey]);
  if (busy.size > 0) return { payload: given, dueAt: now + AGAIN_AFTER_MS };
  await plantKeyed({ db, now }, name, [work]);
  return undefined;
}

async function plantKeyed<P>(
  { db, now }: EnqueueContext,
  name: string,
  pieces: readonly (Work<P> & { uniqueKey: string })[],
): Promise<void> {
  if (pieces.length === 0) return;
  await db
    .insert(job)
    .values(rowsOf(name, pieces, now))
    .onConflictDoUpdate({
      target: job.uniqueKey,
      set: {
        state: 'waiting',
        dueAt: sql`case when ${job.state} = 'waiting' then least(${job.dueAt}, excluded.due_at) else excluded.due_at end`,
        attempts: sql`case when ${job.state} = 'waiting' then ${job.attempts} else 0 end`,
        finishedAt: null,
      },
    });
}

/** Of keys those whose work is being done at this moment; the others nobody begins before the transaction has ended. */
async function keysInUse(db: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = () =>
    db
      .select({ key: job.uniqueKey })
      .from(job)
      .where(inArray(job.uniqueKey, [...keys]))
      .orderBy(asc(job.uniqueKey));
  const known = await found();
  if (known.length === 0) return new Set();
  const free = new Set((await found().for('update', { skipLocked: true })).map(({ key }) => key));
  return new Set(known.flatMap(({ key }) => (key === null || free.has(key) ? [] : [key])));
}
