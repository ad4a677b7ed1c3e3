import type { MutationResolvers } from '../../generated/resolvers.ts';
import { openId } from '../../lib/ids.ts';
import { notFound } from '../../lib/idLists.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { isJobKey } from './jobs.ts';
import { toBulkJob } from './mapper.ts';
import { bulkRest } from './rest.ts';

const refusals = {
  job_not_found: ['NOT_FOUND', ['jobId'], 'The team has no such job.'],
  job_not_undoable: ['NOT_ALLOWED', ['jobId'], 'The job is not done, was taken back, or has no inverse.'],
} as const satisfies RefusalTable;

/** Takes a finished job back by another one. */
export const bulkJobUndo: NonNullable<MutationResolvers['bulkJobUndo']> = async (
  _root,
  { input: { jobId, idempotencyKey } },
  { upstream, log },
) => {
  const opened = openId(jobId);
  if (opened?.type !== 'BulkJob' || !isJobKey(opened.key)) return { job: null, userErrors: [notFound(['jobId'])] };
  try {
    const job = await bulkRest(upstream).undoJob(opened.key, idempotencyKey);
    return { job: toBulkJob(job, log), userErrors: [] };
  } catch (error) {
    return { job: null, userErrors: [refusalError(error, refusals)] };
  }
};
