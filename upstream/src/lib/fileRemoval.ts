import * as z from 'zod';
import type { Queries } from '../db/database.ts';
import type { FileStore } from './files.ts';
import { type JobHandlers, defineJob } from './jobs.ts';

const removal = defineJob('file.remove', z.object({ name: z.string() }));

/** Removes files that nothing names any more, once the transaction that forgot them is committed, and not otherwise. */
export const removeAfterCommit = (context: { db: Queries; now: number }, ...names: readonly string[]): Promise<void> =>
  removal.enqueueAll(
    context,
    names.map((name) => ({ payload: { name } })),
  );

/** Removes a file later on, unless the transaction that kept it is not committed. */
export const removeAt = (context: { db: Queries; now: number }, name: string, dueAt: number): Promise<void> =>
  removal.enqueue(context, { name }, { dueAt });

/** The work that removes them. A file that is gone already is no error, so it may run twice. */
export const fileRemovalJobs = (files: FileStore): JobHandlers =>
  removal.handledBy({
    outside: async ({ name }) => files.remove(name),
    effect: () => Promise.resolve(undefined),
  });
