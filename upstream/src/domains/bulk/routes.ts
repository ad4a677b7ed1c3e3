import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import type { Environment } from '../member/rules.ts';
import { toJob } from './jobAnswers.ts';
import { failuresOf, latestJobs } from './repository.ts';
import { SHOWN_AT_MOST, SHOWN_FOR_MS } from './rules.ts';
import { demandJob, startJob, undoJob } from './startActions.ts';

export function bulkRoutes({ environment }: { environment: Environment }): Routes<'bulk'> {
  return {
    startJob: signedIn(adminsOnly, async (context, { body }) => toJob(await startJob(context, body, environment))),
    undoJob: signedIn(adminsOnly, async (context, { body }) => toJob(await undoJob(context, body.jobId))),
    job: signedIn(adminsOnly, async ({ db, actor }, { query }) =>
      toJob(await demandJob(db, actor.teamId, query.jobId)),
    ),
    jobs: signedIn(adminsOnly, async ({ db, now, actor }, { query: { state } }) => {
      const shown = { after: now - SHOWN_FOR_MS, state, limit: SHOWN_AT_MOST };
      return { jobs: (await latestJobs(db, actor.teamId, shown)).map(toJob) };
    }),
    jobFailures: signedIn(adminsOnly, async ({ db, actor }, { query: { jobId, limit, offset } }) => {
      await demandJob(db, actor.teamId, jobId);
      return failuresOf(db, jobId, { limit, offset });
    }),
  };
}
