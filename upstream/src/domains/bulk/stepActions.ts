import * as z from 'zod';
import type { Queries } from '../../db/database.ts';
import { defineJob } from '../../lib/jobs.ts';

/** The work that does a part of a job; see `bulkJobs`. */
export const step = defineJob('bulk.step', z.object({ bulkJobId: z.string() }));

/** Has a job worked off, from now on. */
export const enqueueWork = (db: Queries, now: number, bulkJobId: string) => step.enqueue({ db, now }, { bulkJobId });
