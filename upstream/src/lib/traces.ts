import type { Database } from '../db/database.ts';
import type { JobHandler, JobHandlers } from './jobs.ts';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Where traces go. What they tell are names from closed lists, numbers and request ids: nothing secret. */
export type Traces = {
  /** What is done for a request; part of the trace that its headers name, where they name one. */
  request<T>(
    name: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    attributes: SpanAttributes,
    work: () => Promise<T>,
  ): Promise<T>;
  /** A step of a job, a trace of its own. */
  job<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** A part of what is under way; nothing where nothing is. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Adds to what is told of what is under way. */
  note(attributes: SpanAttributes): void;
  /** The trace of what is under way. */
  traceId(): string | undefined;
  /** Sends what waits, and is patient for a few seconds. */
  close(): Promise<void>;
};

/** The same database; traces tell of each time that it is used. */
export const tracedDatabase = (db: Database, traces: Traces): Database => ({
  ...db,
  read: (work) => traces.step('database.read', () => db.read(work)),
  transaction: (work) => traces.step('database.transaction', () => db.transaction(work)),
});

function tracedHandler(name: string, handler: JobHandler, traces: Traces): JobHandler {
  const { effect, outside } = handler;
  const traced =
    (own: typeof effect): typeof effect =>
    (payload, context) =>
      traces.job(name, { 'muster.job_id': String(context.parentJobId) }, () => own(payload, context));
  if (outside === undefined) return { ...handler, effect: traced(effect) };
  return {
    ...handler,
    effect: traced(effect),
    outside: (payload, job) =>
      traces.job(`${name} outside`, { 'muster.job_id': String(job.jobId) }, async () => {
        const told = await outside(payload, job);
        // The effect that takes the place of the other is told of like it.
        return told && traced(told);
      }),
  };
}

/** The same jobs; traces tell of each step. */
export const tracedHandlers = (handlers: JobHandlers, traces: Traces): JobHandlers =>
  Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, tracedHandler(name, handler, traces)]));
