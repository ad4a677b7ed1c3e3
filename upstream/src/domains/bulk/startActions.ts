import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import type { Environment } from '../member/rules.ts';
import { chosenBy, demandPossible, inWorkingOrder } from './peopleActions.ts';
import { type BulkAction, inverseOf } from './peopleRules.ts';
import { type KnownJob, addJob, changedBy, jobOf, noteProgress } from './repository.ts';
import { isCancellable, isUndoable } from './rules.ts';
import { enqueueWork } from './stepActions.ts';

/** @throws Refusal `job_not_found` */
export async function demandJob(db: Queries, teamId: string, jobId: string): Promise<KnownJob> {
  const found = await jobOf(db, teamId, jobId);
  if (!found) throw new Refusal('job_not_found');
  return found;
}

/**
 * Starts a job about people who are given or found.
 *
 * @throws Refusal `nobody_matches`, `count_changed`, and those of `demandPossible` and `chosenBy`
 */
export async function startJob(
  context: SessionContext,
  body: Body<'bulk', 'startJob'>,
  environment: Environment,
): Promise<KnownJob> {
  const { cause, team } = await lockForAdmin(context);
  await demandPossible(cause, body.action, team);
  const guids = await chosenBy(cause, body, environment);
  if (guids.length === 0) throw new Refusal('nobody_matches');
  if (body.expectedCount !== undefined && body.expectedCount !== guids.length) throw new Refusal('count_changed');
  return begin(cause, body.action, guids);
}

/**
 * Starts the job that takes another one back.
 *
 * @throws Refusal `job_not_found`, `job_not_undoable`
 */
export async function undoJob(context: SessionContext, jobId: string): Promise<KnownJob> {
  // Of two admins at once, the second one finds the job taken back.
  const { cause } = await lockForAdmin(context);
  const job = await demandJob(cause.db, cause.teamId, jobId);
  const inverse = inverseOf(job.action);
  if (!isUndoable(job, inverse) || !inverse) throw new Refusal('job_not_undoable');
  return begin(cause, inverse, await changedBy(cause.db, jobId), jobId);
}

/**
 * Stops a job between two of its steps: who was acted on stays so, everybody else is left alone.
 *
 * @throws Refusal `job_not_found`, `job_not_cancellable`
 */
export async function cancelJob(context: SessionContext, jobId: string): Promise<KnownJob> {
  // A step has the team locked: this waits for its end, and the next one finds the job stopped.
  const { cause } = await lockForAdmin(context);
  const job = await demandJob(cause.db, cause.teamId, jobId);
  if (!isCancellable(job)) throw new Refusal('job_not_cancellable');
  const { total, done, failed } = job;
  const stopped = { state: 'cancelled' as const, finishedAt: cause.now };
  await noteProgress(cause.db, jobId, { done, failed, ...stopped });
  await note(cause, 'bulk.cancel', `bulkJob:${jobId}`, { after: { total, done, failed } });
  return { ...job, ...stopped };
}

async function begin(
  cause: Cause,
  action: BulkAction,
  guids: readonly string[],
  undoes: string | null = null,
): Promise<KnownJob> {
  const { db, now, teamId, actor, requestId = null } = cause;
  const ordered = await inWorkingOrder(cause, action, guids);
  const job = {
    ...{ bulkJobId: randomUUID(), teamId, actor, action, state: 'running' as const },
    ...{ total: ordered.length, done: 0, failed: 0, undoes, requestId, createdAt: now, finishedAt: null },
  };
  await addJob(db, job, ordered);
  await enqueueWork(db, now, job.bulkJobId);
  await note(cause, 'bulk.start', `bulkJob:${job.bulkJobId}`, { after: { action, total: job.total, undoes } });
  return { ...job, hasChanged: false, isUndone: false };
}
