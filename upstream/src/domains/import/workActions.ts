import * as z from 'zod';
import { defineJob } from '../../lib/jobs.ts';

const payload = z.object({ importId: z.string() });

/** The work of an import, one after the other; see `importJobs`. */
export const fetching = defineJob('import.fetch', payload);
export const reading = defineJob('import.read', payload);
export const applying = defineJob('import.apply', payload);
