import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import type { Environment } from '../member/rules.ts';
import type { TemplateDeps } from './channelTemplates/templateActions.ts';
import { channelTemplateRoutes } from './channelTemplates/routes.ts';
import { job, jobFailures, jobs, toJob } from './jobAnswers.ts';
import { startJob, undoJob } from './startActions.ts';

export function bulkRoutes({ environment, ...deps }: { environment: Environment } & TemplateDeps): Routes<'bulk'> {
  return {
    ...channelTemplateRoutes(deps),
    startJob: signedIn(adminsOnly, async (context, { body }) => toJob(await startJob(context, body, environment))),
    undoJob: signedIn(adminsOnly, async (context, { body }) => toJob(await undoJob(context, body.jobId))),
    job: signedIn(adminsOnly, (context, { query }) => job(context, query)),
    jobs: signedIn(adminsOnly, (context, { query }) => jobs(context, query)),
    jobFailures: signedIn(adminsOnly, (context, { query }) => jobFailures(context, query)),
  };
}
