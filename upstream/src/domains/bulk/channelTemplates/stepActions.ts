import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { defineJob } from '../../../lib/jobs.ts';

/** The work that does some rows of an upload that nobody looked at; see `channelUploadJobs`. */
export const rowsStep = defineJob('bulk.channelRows', z.object({ uploadId: z.string() }));

/** The same of one that was looked at. A former build, which does every row that waits, does not know it. */
export const plannedRowsStep = defineJob('bulk.channelPlannedRows', z.object({ uploadId: z.string() }));

/** The work that compares some rows of an upload with the team; see `channelCheckJobs`. */
export const checkStep = defineJob('bulk.channelCheck', z.object({ uploadId: z.string() }));

/** Has an upload worked off, from now on. */
export const enqueueRows = (
  db: Queries,
  now: number,
  { uploadId, planned }: { uploadId: string; planned: number | null },
) => (planned === null ? rowsStep : plannedRowsStep).enqueue({ db, now }, { uploadId });

/** Has the rows of an upload compared, from now on. */
export const enqueueCheck = (db: Queries, now: number, uploadId: string) =>
  checkStep.enqueue({ db, now }, { uploadId });
