import type { Answer } from '../../generated/contract.ts';
import { inverseOf } from './peopleRules.ts';
import type { KnownJob } from './repository.ts';
import { isUndoable } from './rules.ts';

/** A job as the contract describes it. */
export const toJob = (job: KnownJob): Answer<'bulk', 'job'> => ({
  jobId: job.bulkJobId,
  ...{ action: job.action, state: job.state, total: job.total, done: job.done, failed: job.failed },
  ...{ createdAt: job.createdAt, finishedAt: job.finishedAt, isUndoable: isUndoable(job, inverseOf(job.action)) },
});
