import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { defineJob } from '../../../lib/jobs.ts';

/** The work that compares some rows of a file of people with the team; see `memberRowJobs`. */
export const checkStep = defineJob('bulk.memberRows', z.object({ uploadId: z.string() }));

/** Has the rows of a file compared, from now on. */
export const enqueueCheck = (db: Queries, now: number, uploadId: string) =>
  checkStep.enqueue({ db, now }, { uploadId });
