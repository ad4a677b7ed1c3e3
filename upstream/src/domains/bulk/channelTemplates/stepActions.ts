import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { defineJob } from '../../../lib/jobs.ts';

/** The work that does some rows of an upload; see `channelUploadJobs`. */
export const rowsStep = defineJob('bulk.channelRows', z.object({ uploadId: z.string() }));

/** Has an upload worked off, from now on. */
export const enqueueRows = (db: Queries, now: number, uploadId: string) => rowsStep.enqueue({ db, now }, { uploadId });
