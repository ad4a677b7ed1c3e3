import { keyOfId, notFound } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { bulkRest } from '../rest.ts';
import { toBulkJob } from './mapper.ts';

const refusals = {
  job_not_found: ['NOT_FOUND', ['jobId'], 'The team has no such job.'],
  job_not_cancellable: ['NOT_ALLOWED', ['jobId'], 'The job is over.'],
} as const satisfies RefusalTable<'bulk.cancelJob'>;

/** Stops a running job. */
export const bulkJobCancel: Mutation<'bulkJobCancel'> = async (
  _root,
  { input: { jobId, idempotencyKey } },
  context,
) => {
  const key = keyOfId('BulkJob', jobId);
  if (key === null) return { job: null, userErrors: [notFound(['jobId'])] };
  const outcome = await written(() => bulkRest(context.upstream).cancelJob(key, idempotencyKey), refusals);
  if ('error' in outcome) return { job: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { job: toBulkJob(outcome.answer, context.log), userErrors: [] };
};
