import * as z from 'zod';
import { defineJob } from '../../lib/jobs.ts';

const payload = z.object({ jobId: z.string() });

/** The work of an export, one after the other, and what comes once its file has been kept for long enough; see `chatExportJobs`. */
export const bounding = defineJob('chatExport.bound', payload);
export const planning = defineJob('chatExport.plan', payload);
export const writing = defineJob('chatExport.write', payload);
export const packing = defineJob('chatExport.pack', payload);
export const expiring = defineJob('chatExport.expire', payload);
