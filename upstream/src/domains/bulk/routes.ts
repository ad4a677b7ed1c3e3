import { randomUUID } from 'node:crypto';
import type { Answer, Body } from '../../generated/contract.ts';
import { recordAudit } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { demandFewSubjects } from '../../lib/subjects.ts';
import { billingOf } from '../billing/repository.ts';
import { lockForAdmin } from '../member/actions.ts';
import { activeAdmins, countActive, guidsMatching } from '../member/repository.ts';
import { type Environment, isSearchTooShort, searchKey } from '../member/rules.ts';
import { type TeamRow, teamOf } from '../team/repository.ts';
import { type KnownJob, addJob, changedBy, failuresOf, jobOf, latestJobs } from './repository.ts';
import {
  type BulkAction,
  MAX_GIVEN,
  SHOWN_AT_MOST,
  SHOWN_FOR_MS,
  inverseOf,
  isUndoable,
  workingOrder,
} from './rules.ts';
import { enqueueWork } from './worker.ts';

export function bulkRoutes({ environment }: { environment: Environment }): Routes<'bulk'> {
  return {
    startJob: signedIn(adminsOnly, async (context, { body }) => startJob(context, body, environment)),
    undoJob: signedIn(adminsOnly, undoJob),
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

async function startJob(context: SessionContext, body: Body<'bulk', 'startJob'>, environment: Environment) {
  const cause = await lockForAdmin(context);
  await demandPossible(cause, body.action, await teamOf(cause.db, cause.teamId));
  const guids = await chosenBy(cause, body, environment);
  if (guids.length === 0) throw new Refusal('nobody_matches');
  if (body.expectedCount !== undefined && body.expectedCount !== guids.length) throw new Refusal('count_changed');
  return begin(cause, body.action, guids);
}

/** @throws Refusal for what would fail for everybody */
async function demandPossible({ db }: Cause, action: BulkAction, { teamId, guestInvite }: TeamRow) {
  if (action === 'approve_as_guests' && guestInvite === 'none') throw new Refusal('guests_disabled');
  if (action !== 'assign_licence') return;
  const { isLiteUserRestricted } = await billingOf(db, teamId);
  if (isLiteUserRestricted) throw new Refusal('elite_team');
}

/** Everybody whom the job is about, each of them once: those given, or those whom the list shows at this moment. */
async function chosenBy(
  { db, teamId }: Cause,
  { subjects, matching }: Body<'bulk', 'startJob'>,
  environment: Environment,
): Promise<string[]> {
  if (subjects) {
    demandFewSubjects(subjects, 'subjects', MAX_GIVEN);
    return [...new Set(subjects)];
  }
  if (!matching) throw new Refusal('invalid_request');
  const { state, role, licensed, searchText, except = [] } = matching;
  if (searchText !== undefined) {
    const count = await countActive(db, teamId);
    if (isSearchTooShort(searchText, count, environment)) throw new Refusal('search_too_short');
  }
  const text = searchText === undefined ? undefined : searchKey(searchText);
  const found = await guidsMatching(db, teamId, { state, role, licensed }, text);
  const spared = new Set(except);
  return found.filter((guid) => !spared.has(guid));
}

async function undoJob(context: SessionContext, { body: { jobId } }: Input<'bulk', 'undoJob'>) {
  // Of two admins at once, the second one finds the job taken back.
  const cause = await lockForAdmin(context);
  const job = await demandJob(cause.db, cause.teamId, jobId);
  const inverse = inverseOf(job.action);
  if (!isUndoable(job) || !inverse) throw new Refusal('job_not_undoable');
  return begin(cause, inverse, await changedBy(cause.db, jobId), jobId);
}

async function begin(
  cause: Cause,
  action: BulkAction,
  guids: readonly string[],
  undoes: string | null = null,
): Promise<Answer<'bulk', 'startJob'>> {
  const { db, now, teamId, actor, requestId = null } = cause;
  const admins = new Set((await activeAdmins(db, teamId)).map(({ guid }) => guid));
  const ordered = workingOrder(action, guids, { admins, actor });
  const job = {
    ...{ bulkJobId: randomUUID(), teamId, actor, action, state: 'running' as const },
    ...{ total: ordered.length, done: 0, failed: 0, undoes, requestId, createdAt: now, finishedAt: null },
  };
  await addJob(db, job, ordered);
  await enqueueWork(db, now, job.bulkJobId);
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'bulk.start', target: `bulkJob:${job.bulkJobId}` },
    after: { action, total: job.total, undoes },
  });
  return toJob({ ...job, hasChanged: false, isUndone: false });
}

async function demandJob(db: SessionContext['db'], teamId: string, jobId: string): Promise<KnownJob> {
  const found = await jobOf(db, teamId, jobId);
  if (!found) throw new Refusal('job_not_found');
  return found;
}

const toJob = (job: KnownJob) => ({
  jobId: job.bulkJobId,
  ...{ action: job.action, state: job.state, total: job.total, done: job.done, failed: job.failed },
  ...{ createdAt: job.createdAt, finishedAt: job.finishedAt, isUndoable: isUndoable(job) },
});
