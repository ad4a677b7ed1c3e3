import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { defineJob } from '../../../lib/jobs.ts';

/** The work that does some rows of a file of people, behind a line of it; see `memberFileJobs`. */
export const fileStep = defineJob(
  'bulk.memberFile',
  z.object({ uploadId: z.string(), after: z.number().int().min(0), isLast: z.boolean() }),
);

/**
 * Has a file worked off, from now on.
 *
 * @param isOrdered whether those who come last are left for the end
 */
export const enqueueFile = (db: Queries, now: number, uploadId: string, isOrdered: boolean) =>
  fileStep.enqueue({ db, now }, { uploadId, after: 0, isLast: !isOrdered });
