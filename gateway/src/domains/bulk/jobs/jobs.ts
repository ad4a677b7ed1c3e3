import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../../context.ts';
import type { BulkJobFailuresArgs, TeamBulkJobsArgs } from '../../../generated/resolvers.ts';
import { demandPageSize, pageByOffset, pageOfAll, toConnection } from '../../../lib/connections.ts';
import { badUserInput } from '../../../lib/errors.ts';
import { refusalIn } from '../../../upstream/errors.ts';
import { needsProfile } from '../../member/facts.ts';
import { personWith } from '../../member/people.ts';
import { type BulkJobFailureRecord, type BulkJobRecord, jobStatuses, toBulkJob, toFailure } from './mapper.ts';
import { bulkRest } from '../rest.ts';

/** The job behind an id, if it is one of the viewer's team. */
export async function bulkJobNode(key: string, { upstream, log }: GatewayContext): Promise<BulkJobRecord | null> {
  try {
    return toBulkJob(await bulkRest(upstream).job(key), log);
  } catch (error) {
    if (refusalIn(error, 'job_not_found')) return null;
    throw error;
  }
}

/** The team's latest jobs. */
export async function bulkJobs({ status }: TeamBulkJobsArgs, { upstream, log }: GatewayContext) {
  if (status === 'UNKNOWN') throw badUserInput('`status` is RUNNING, DONE or CANCELLED.');
  const { jobs } = await bulkRest(upstream).jobs(status ? jobStatuses.wire(status) : null);
  return jobs.map((job) => toBulkJob(job, log));
}

const guidOf = ({ member }: BulkJobFailureRecord) => member.guid;

/**
 * Whom a job could not change. What is asked of the people is read together, of those who were removed meanwhile, too, so
 * that everybody who is told about has a name.
 */
export async function failures(
  { jobId, failedCount }: BulkJobRecord,
  args: BulkJobFailuresArgs,
  { upstream, loaders }: GatewayContext,
  info: GraphQLResolveInfo,
) {
  demandPageSize(args);
  if (failedCount === 0) return toConnection(await pageOfAll<BulkJobFailureRecord>(args, guidOf, []), guidOf);
  const page = await pageByOffset(args, guidOf, async (offset, limit) => {
    const answer = await bulkRest(upstream).jobFailures({ jobId, offset, limit });
    return { rows: answer.failures.map(toFailure), total: answer.total };
  });
  const paths = [
    ['nodes', 'member'],
    ['edges', 'node', 'member'],
  ];
  if (!paths.some((path) => needsProfile(info, path))) return toConnection(page, guidOf);
  const profiles = await loaders.member.everyProfile.loadMany(page.rows.map(guidOf));
  const rows = page.rows.map(({ member, code }, index) => ({
    member: personWith(member.guid, profiles[index] ?? null),
    code,
  }));
  return toConnection({ ...page, rows }, guidOf);
}
