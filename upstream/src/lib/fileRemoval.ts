import * as z from 'zod';
import type { Queries } from '../db/database.ts';
import type { FileStore } from './files.ts';
import { type JobHandlers, enqueueJob } from './jobs.ts';

const REMOVE = 'file.remove';
const payloadSchema = z.object({ name: z.string() });

/** Removes a file that nothing names any more, once the transaction that forgot it is committed, and not otherwise. */
export const removeAfterCommit = (context: { db: Queries; now: number }, name: string): Promise<void> =>
  enqueueJob(context, { name: REMOVE, payload: { name } });

/** The work that removes them. A file that is gone already is no error, so it may run twice. */
export const fileRemovalJobs = (files: FileStore): JobHandlers => ({
  [REMOVE]: {
    outside: async (payload) => files.remove(payloadSchema.parse(payload).name),
    effect: () => Promise.resolve(undefined),
  },
});
