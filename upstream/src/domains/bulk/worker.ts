import type { Cause } from '../../lib/cause.ts';
import { Fault } from '../../lib/errors.ts';
import type { JobHandlers } from '../../lib/jobs.ts';
import type { Mailer } from '../../lib/mail.ts';
import type { SubjectResult } from '../../lib/subjects.ts';
import { lockTeam } from '../team/repository.ts';
import { perform } from './peopleActions.ts';
import { noteProgress, noteResults, runningJob, waitingOf } from './repository.ts';
import { STEP_SIZE, isDone } from './rules.ts';
import { step } from './stepActions.ts';

/**
 * The work of bulk jobs. A step acts on a few hundred people and writes down what became of them, in one transaction:
 * wherever it is cut off, it either happened with its note or not at all, and the next one goes on from there. The
 * people were chosen when the job started, by an admin of that moment: that they are none any more, perhaps by this very
 * job, stops nothing that was started; only an admin who stops it does, between two steps.
 */
export const bulkJobs = ({ mailer }: { mailer: Mailer }): JobHandlers =>
  step.handledBy({
    effect: async ({ bulkJobId }, { db, now, parentJobId }) => {
      const begun = await runningJob(db, bulkJobId);
      if (!begun) return undefined;
      const team = await lockTeam(db, begun.teamId);
      // Whoever stopped it had the team locked.
      const job = await runningJob(db, bulkJobId);
      if (!job) return undefined;
      if (team.deletedAt !== null) {
        await noteProgress(db, bulkJobId, { done: job.done, failed: job.failed, state: 'cancelled', finishedAt: now });
        return undefined;
      }
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
      return isFinished ? undefined : { payload: { bulkJobId }, dueAt: now };
    },
  });

/** @throws Fault when somebody has no result: the step would come back to them for ever */
function placed(waiting: readonly { position: number; guid: string }[], results: readonly SubjectResult[]) {
  const byGuid = new Map(results.map(({ guid, result }) => [guid, result]));
  return waiting.map(({ position, guid }) => {
    const result = byGuid.get(guid);
    if (result === undefined) throw new Fault('An action said nothing about one of its people.');
    return { position, result };
  });
}
