import type { Answer, Query } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { inverseOf } from './peopleRules.ts';
import { type KnownJob, failuresOf, latestJobs } from './repository.ts';
import { SHOWN_AT_MOST, SHOWN_FOR_MS, isCancellable, isUndoable } from './rules.ts';
import { demandJob } from './startActions.ts';

/** A job as the contract describes it. */
export const toJob = (job: KnownJob): Answer<'bulk', 'job'> => ({
  jobId: job.bulkJobId,
  ...{ action: job.action, state: job.state, total: job.total, done: job.done, failed: job.failed },
  ...{ createdAt: job.createdAt, finishedAt: job.finishedAt },
  ...{ isUndoable: isUndoable(job, inverseOf(job.action)), isCancellable: isCancellable(job) },
});

/**
 * A job of the team.
 *
 * @throws Refusal `job_not_found`
 */
export const job = async ({ db, actor }: SessionContext, { jobId }: Query<'bulk', 'job'>) =>
  toJob(await demandJob(db, actor.teamId, jobId));

/** The team's jobs that are still shown, the latest first. */
export async function jobs({ db, now, actor }: SessionContext, { state }: Query<'bulk', 'jobs'>) {
  const shown = { after: now - SHOWN_FOR_MS, state, limit: SHOWN_AT_MOST };
  return { jobs: (await latestJobs(db, actor.teamId, shown)).map(toJob) };
}

/**
 * Those for whom a job failed, with why.
 *
 * @throws Refusal `job_not_found`
 */
export async function jobFailures({ db, actor }: SessionContext, query: Query<'bulk', 'jobFailures'>) {
  const { jobId, limit, offset } = query;
  await demandJob(db, actor.teamId, jobId);
  return failuresOf(db, jobId, { limit, offset });
}
