import { Refused } from '../stubCall.ts';
import { JOB } from '../stubTeam.ts';
import { type Answers, adminsOnly } from './answer.ts';

/** What the stub's bulk service answers by itself. */
export const bulkAnswers: Answers<'bulk'> = {
  startJob: adminsOnly(({ body }) => ({
    ...JOB,
    action: body.action,
    total: body.expectedCount ?? 3,
  })),
  undoJob: adminsOnly(() => ({ ...JOB, jobId: 'job-2', action: 'reactivate' })),
  job: adminsOnly(({ query }) => (query.jobId === JOB.jobId ? JOB : new Refused(404, 'job_not_found'))),
  jobs: adminsOnly(({ query }) => ({ jobs: query.state === 'done' ? [] : [JOB] })),
  jobFailures: adminsOnly(() => ({ failures: [], total: 0 })),
};
