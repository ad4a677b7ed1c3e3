import { planAnew } from '../../../db/plans.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { JobHandlers } from '../../../lib/jobs.ts';
import { type TeamRow, lockTeam } from '../../team/repository.ts';
import { tellOfEnd } from '../finishedActions.ts';
import { type InviteDeps, addByRows } from './addRowActions.ts';
import { editByRows } from './editRowActions.ts';
import { fileStep } from './fileStepActions.ts';
import { removeByRows } from './removeRowActions.ts';
import { forgetUpload } from './uploadActions.ts';
import {
  type PlannedRow,
  type RowOutcome,
  type UploadRow,
  noteOutcomes,
  saveUpload,
  uploadInWork,
  waitingRows,
} from './workRepository.ts';
import { STEP_ROWS } from './workRules.ts';

/**
 * The work of files of people. A step does some rows and writes down what became of them, in one transaction: wherever it is
 * cut off, it either happened with its note or not at all, and the next one goes on behind its last line. Where people leave,
 * admins come last: if these are all admins of the team, one of them stays. The file was started by an admin of that moment:
 * that they are none any more stops nothing; an admin who stops it does, between two steps.
 *
 * @param step how many rows one step does
 */
export const memberFileJobs = (deps: InviteDeps, step = STEP_ROWS): JobHandlers =>
  fileStep.handledBy({
    effect: async ({ uploadId, ...place }, { db, now, parentJobId }) => {
      const begun = await uploadInWork(db, uploadId);
      if (!begun) return undefined;
      const team = await lockTeam(db, begun.teamId);
      // Whoever stopped it had the team locked.
      const upload = await uploadInWork(db, uploadId);
      if (!upload) return undefined;
      // Nobody is taken into a team that is gone.
      if (team.deletedAt !== null) {
        await forgetUpload({ db, now }, upload);
        return undefined;
      }
      await planAnew(db);
      const { teamId, startedBy, requestId } = upload;
      const cause: Cause = {
        ...{ db, now, parentJobId, teamId, actor: startedBy ?? upload.actor },
        ...(requestId === null ? {} : { requestId }),
      };
      const rows = await waitingRows(db, uploadId, place, step);
      const outcomes = rows.length === 0 ? [] : await doRows(cause, team, upload, rows, deps);
      await noteOutcomes(db, uploadId, outcomes);
      const failed = outcomes.filter(({ result }) => result === 'failed').length;
      const counts = { done: upload.done + outcomes.length - failed, failed: upload.failed + failed };
      const isAtEnd = rows.length < step;
      const isFinished = counts.done + counts.failed >= upload.planned || (isAtEnd && place.isLast);
      await saveUpload(db, uploadId, { ...counts, ...(isFinished ? { state: 'processed', finishedAt: now } : {}) });
      if (isFinished) {
        const work = { total: upload.total, startedAt: upload.startedAt ?? upload.uploadedAt };
        await tellOfEnd(cause, work, { ...upload, ...counts, act: upload.mode }, deps.mailer);
        return undefined;
      }
      const next = isAtEnd ? { after: 0, isLast: true } : { ...place, after: rows.at(-1)?.line ?? place.after };
      return { payload: { uploadId, ...next }, dueAt: now };
    },
    // Another file of the team may begin: what is left of this one can be sent again.
    givenUp: async ({ uploadId }, { db, now }) => {
      const upload = await uploadInWork(db, uploadId);
      if (upload) await forgetUpload({ db, now }, upload);
    },
  });

function doRows(
  cause: Cause,
  team: TeamRow,
  upload: UploadRow,
  rows: readonly PlannedRow[],
  deps: InviteDeps,
): Promise<RowOutcome[]> {
  switch (upload.mode) {
    case 'add':
      return addByRows(cause, team, upload, rows, deps);
    case 'edit':
      return editByRows(cause, upload, rows);
    case 'deactivate':
    case 'delete':
      return removeByRows(cause, upload, rows);
  }
}
