import * as z from 'zod';
import type { Queries } from '../../db/database.ts';
import type { Cause } from '../../lib/cause.ts';
import { Fault } from '../../lib/errors.ts';
import { type JobHandlers, enqueueJob } from '../../lib/jobs.ts';
import type { Mailer } from '../../lib/mail.ts';
import type { SubjectResult } from '../../lib/subjects.ts';
import { assignLicences } from '../licence/actions.ts';
import { approve, deactivate, reactivate, reject, remove } from '../member/actions.ts';
import { noteProgress, noteResults, runningJob, waitingOf } from './repository.ts';
import { type BulkAction, STEP_SIZE, isDone } from './rules.ts';

const STEP = 'bulk.step';
const payloadSchema = z.object({ bulkJobId: z.string() });

/** Has a job worked off, from now on. */
export const enqueueWork = (db: Queries, now: number, bulkJobId: string) =>
  enqueueJob({ db, now }, { name: STEP, payload: { bulkJobId } });

/**
 * The work of bulk jobs. A step acts on a few hundred people and writes down what became of them, in one transaction:
 * wherever it is cut off, it either happened with its note or not at all, and the next one goes on from there. The
 * people were chosen when the job started, by an admin of that moment: that they are none any more, perhaps by this very
 * job, stops nothing that was started.
 */
export const bulkJobs = ({ mailer }: { mailer: Mailer }): JobHandlers => ({
  [STEP]: {
    effect: async (payload, { db, now, parentJobId }) => {
      const { bulkJobId } = payloadSchema.parse(payload);
      const job = await runningJob(db, bulkJobId);
      if (!job) return undefined;
      const cause: Cause = {
        ...{ db, now, parentJobId, teamId: job.teamId, actor: job.actor },
        ...(job.requestId === null ? {} : { requestId: job.requestId }),
      };
      const waiting = await waitingOf(db, bulkJobId, STEP_SIZE);
      const guids = waiting.map(({ guid }) => guid);
      const results = guids.length === 0 ? [] : await perform(cause, job, guids, mailer);
      await noteResults(db, bulkJobId, placed(waiting, results));
      const succeeded = results.filter(({ result }) => isDone(result)).length;
      const counts = { done: job.done + succeeded, failed: job.failed + results.length - succeeded };
      const isFinished = counts.done + counts.failed >= job.total;
      await noteProgress(db, bulkJobId, {
        ...counts,
        ...(isFinished ? { state: 'done', finishedAt: now } : { state: 'running', finishedAt: null }),
      });
      return isFinished ? undefined : { payload, dueAt: now };
    },
  },
});

/** As many as the plan and the licences allow, where a single call would act on all of them or nobody. */
function perform(
  cause: Cause,
  { action, undoes }: { action: BulkAction; undoes: string | null },
  guids: readonly string[],
  mailer: Mailer,
): Promise<SubjectResult[]> {
  switch (action) {
    case 'deactivate':
      return deactivate(cause, guids);
    case 'reactivate':
      return reactivate(cause, guids, { restores: undoes !== null });
    case 'delete':
      return remove(cause, guids);
    case 'approve':
      return approve(cause, guids, { asGuests: false, mailer, partial: true });
    case 'approve_as_guests':
      return approve(cause, guids, { asGuests: true, mailer, partial: true });
    case 'reject':
      return reject(cause, guids, { mailer });
    case 'assign_licence':
      return assignLicences(cause, guids, { partial: true });
  }
}

/** @throws Fault when somebody has no result: the step would come back to them for ever */
function placed(waiting: readonly { position: number; guid: string }[], results: readonly SubjectResult[]) {
  const byGuid = new Map(results.map(({ guid, result }) => [guid, result]));
  return waiting.map(({ position, guid }) => {
    const result = byGuid.get(guid);
    if (result === undefined) throw new Fault('An action said nothing about one of its people.');
    return { position, result };
  });
}
