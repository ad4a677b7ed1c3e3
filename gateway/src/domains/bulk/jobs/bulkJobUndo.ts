import { keyOfId, notFound } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { toBulkJob } from './mapper.ts';
import { bulkRest } from '../rest.ts';

const refusals = {
  job_not_found: ['NOT_FOUND', ['jobId'], 'The team has no such job.'],
  job_not_undoable: ['NOT_ALLOWED', ['jobId'], 'The job is not done, was taken back, or has no inverse.'],
} as const satisfies RefusalTable<'bulk.undoJob'>;

/** Takes a finished job back by another one. */
export const bulkJobUndo: Mutation<'bulkJobUndo'> = async (
  _root,
  { input: { jobId, idempotencyKey } },
  { upstream, log },
) => {
  const key = keyOfId('BulkJob', jobId);
  if (key === null) return { job: null, userErrors: [notFound(['jobId'])] };
  const outcome = await written(() => bulkRest(upstream).undoJob(key, idempotencyKey), refusals);
  if ('error' in outcome) return { job: null, userErrors: [outcome.error] };
  return { job: toBulkJob(outcome.answer, log), userErrors: [] };
};
