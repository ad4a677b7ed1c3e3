import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import type { Environment } from '../member/rules.ts';
import { memberFileRoutes } from './memberFiles/routes.ts';
import type { TemplateDeps } from './channelTemplates/templateActions.ts';
import { channelTemplateRoutes } from './channelTemplates/routes.ts';
import { job, jobFailures, jobs, toJob } from './jobAnswers.ts';
import { cancelJob, startJob, undoJob } from './startActions.ts';

type Deps = { environment: Environment } & TemplateDeps & Parameters<typeof memberFileRoutes>[0];

export function bulkRoutes({ environment, ...deps }: Deps): Routes<'bulk'> {
  return {
    ...channelTemplateRoutes(deps),
    ...memberFileRoutes({ environment, ...deps }),
    startJob: signedIn(adminsOnly, async (context, { body }) => toJob(await startJob(context, body, environment))),
    undoJob: signedIn(adminsOnly, async (context, { body }) => toJob(await undoJob(context, body.jobId))),
    cancelJob: signedIn(adminsOnly, async (context, { body }) => toJob(await cancelJob(context, body.jobId))),
    job: signedIn(adminsOnly, (context, { query }) => job(context, query)),
    jobs: signedIn(adminsOnly, (context, { query }) => jobs(context, query)),
    jobFailures: signedIn(adminsOnly, (context, { query }) => jobFailures(context, query)),
  };
}
