import type { Cause } from '../../../lib/cause.ts';
import type { JobHandlers } from '../../../lib/jobs.ts';
import type { Mailer } from '../../../lib/mail.ts';
import type { GroupsDomain } from '../../channel/addressRules.ts';
import { tellOfEnd } from '../finishedActions.ts';
import {
  type UploadRow,
  type WaitingRow,
  countUnchanged,
  noteOutcomes,
  noteUploadProgress,
  uploadInWork,
  waitingRows,
} from './repository.ts';
import { doRows } from './rowActions.ts';
import { peopleIn } from './rowRules.ts';
import { STEP_PEOPLE, STEP_ROWS, actOf } from './rules.ts';
import { rowsStep } from './stepActions.ts';

/** As many of these rows as one step takes, one at least. */
function forOneStep(rows: readonly WaitingRow[]): WaitingRow[] {
  let people = 0;
  return rows.filter(({ cells }, place) => {
    people += peopleIn(cells);
    return place === 0 || people <= STEP_PEOPLE;
  });
}

type Counts = Pick<UploadRow, 'done' | 'failed'>;

/** Tells whoever handed an upload over what became of its rows. */
async function tellOf(cause: Cause, upload: UploadRow, { done, failed }: Counts, mailer: Mailer): Promise<void> {
  const { uploadId, fileName, total, uploadedAt } = upload;
  const unchanged = await countUnchanged(cause.db, uploadId);
  const file = { act: actOf(upload.templateId), fileName, done: done - unchanged, unchanged, refused: 0, failed };
  await tellOfEnd(cause, { total, startedAt: uploadedAt }, file, mailer);
}

type Deps = { readonly mailer: Mailer; readonly groupsDomain: GroupsDomain };

/**
 * The work of uploads. A step does some rows and writes down what became of them, in one transaction: wherever it is cut
 * off, it either happened with its note or not at all, and the next one goes on from there. The file was handed over by an
 * admin of that moment: that they are none any more stops nothing that was started.
 */
export const channelUploadJobs = ({ mailer, groupsDomain }: Deps): JobHandlers =>
  rowsStep.handledBy({
    effect: async ({ uploadId }, { db, now, parentJobId }) => {
      const upload = await uploadInWork(db, uploadId);
      if (!upload) return undefined;
      const cause: Cause = {
        ...{ db, now, parentJobId, teamId: upload.teamId, actor: upload.actor },
        ...(upload.requestId === null ? {} : { requestId: upload.requestId }),
      };
      const rows = forOneStep(await waitingRows(db, uploadId, STEP_ROWS));
      const outcomes = await doRows(cause, upload.templateId, rows, groupsDomain);
      await noteOutcomes(db, uploadId, outcomes);
      const failed = outcomes.filter(({ result }) => result === 'failed').length;
      const counts = { done: upload.done + outcomes.length - failed, failed: upload.failed + failed };
      const isFinished = counts.done + counts.failed >= upload.total;
      await noteUploadProgress(db, uploadId, {
        ...counts,
        ...(isFinished ? { state: 'processed', finishedAt: now } : { state: 'processing', finishedAt: null }),
      });
      if (!isFinished) return { payload: { uploadId }, dueAt: now };
      await tellOf(cause, upload, counts, mailer);
      return undefined;
    },
  });
