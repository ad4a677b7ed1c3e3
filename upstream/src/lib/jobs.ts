import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database, Queries } from '../db/database.ts';
import { job } from '../db/tables/system.ts';
import { Fault } from './errors.ts';
import { type EnqueueContext, type Work, hastenWork, insertWork } from './jobQueue.ts';

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
  effect: Effect<P>;
  /** What it comes to where all attempts have failed, in the transaction that marks the job as given up. */
  givenUp?: GivenUp<P>;
};
/** The effect in the database, and how the work goes on. */
export type Effect<P> = (payload: P, context: JobContext) => Promise<NextStep<P> | undefined>;
type GivenUp<P> = (payload: P, context: JobContext) => Promise<void>;
/** `now` is the instant at which the outside part begins. */
export type OutsideJob = { jobId: number; now: number; read: Database['read']; signal: AbortSignal };

/** The same of work whose effect depends on what came of its outside part. */
export type TellingParts<P, Result> = {
  outside: (payload: P, job: OutsideJob) => Promise<Result>;
  effect: (payload: P, context: JobContext, result: Result) => Promise<NextStep<P> | undefined>;
  givenUp?: GivenUp<P>;
};

/**
 * Where work of some kinds is done apart from all other, how many pieces of it at a time, and how long an outside part may take
 * where it is longer than elsewhere: as long somebody else keeps away from it once its process was killed, unless a start gives
 * it back.
 */
export type Lane = { readonly name: string; readonly workers: number; readonly outsideMs?: number };

/** The same for whatever payload is in the queue. An outside part may give the effect that holds in the place of the other. */
export type JobHandler = {
  outside?: (payload: unknown, job: OutsideJob) => Promise<Effect<unknown> | void>;
  effect: Effect<unknown>;
  givenUp?: GivenUp<unknown>;
  lane?: Lane;
};
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** A kind of work: those who want it done and those who do it mean the same payload. */
export type JobKind<P> = {
  /** Puts work into the queue, in the transaction that wants it done. A key that is there already changes nothing. */
  enqueue(context: EnqueueContext, payload: P, options?: Omit<Work<P>, 'payload'>): Promise<void>;
  /** The same for any number of pieces of work. */
  enqueueAll(context: EnqueueContext, pieces: readonly Work<P>[]): Promise<void>;
  /** The same; work whose key is there already is due at that moment at the latest, and is done again where it was over. */
  hastenAll(context: EnqueueContext, pieces: readonly (Work<P> & { uniqueKey: string })[]): Promise<void>;
  /** What is done about it. */
  handledBy(parts: JobParts<P>, lane?: Lane): JobHandlers;
  /** The same where the effect depends on what came of the outside part. */
  handledTelling<Result>(parts: TellingParts<P, Result>, lane?: Lane): JobHandlers;
};

/** @param schema what a payload has to be when it comes out of the queue, which may have been filled by another version */
export function defineJob<P>(name: string, schema: z.ZodType<P>): JobKind<P> {
  return {
    enqueue: (context, payload, options) => insertWork(context, name, [{ payload, ...options }]),
    enqueueAll: (context, pieces) => insertWork(context, name, pieces),
    hastenAll: (context, pieces) => hastenWork(context, name, pieces),
    handledBy: ({ outside, effect, givenUp }, lane) => ({
      [name]: {
        ...(givenUp ? { givenUp: async (payload, context) => givenUp(schema.parse(payload), context) } : {}),
        ...(outside ? { outside: async (payload, known) => outside(schema.parse(payload), known) } : {}),
        effect: async (payload, context) => effect(schema.parse(payload), context),
        ...(lane ? { lane } : {}),
      },
    }),
    handledTelling: ({ outside, effect, givenUp }, lane) => ({
      [name]: {
        ...(givenUp ? { givenUp: async (payload, context) => givenUp(schema.parse(payload), context) } : {}),
        outside: async (payload, known) => {
          const parsed = schema.parse(payload);
          const result = await outside(parsed, known);
          return (_payload, context) => effect(parsed, context, result);
        },
        effect: () => Promise.reject(new Fault(`Work named ${name} has no effect without its outside part.`)),
        ...(lane ? { lane } : {}),
      },
    }),
  };
}

/** Lets another piece of work have the key of the one that is being done, which is over once it is committed. */
export async function releaseKey({ db, parentJobId }: Pick<JobContext, 'db' | 'parentJobId'>): Promise<void> {
  await db.update(job).set({ uniqueKey: null }).where(eq(job.jobId, parentJobId));
}
