import type { JobHandlers } from '../../../lib/jobs.ts';
import { teamOf } from '../../team/repository.ts';
import { compareRows } from './checkActions.ts';
import { lockUploadInCheck, notePlans, uncheckedRows } from './checkRepository.ts';
import { saveUpload } from './repository.ts';
import { forOneStep } from './rowRules.ts';
import { STEP_ROWS } from './rules.ts';
import { checkStep } from './stepActions.ts';
import { forgetUpload } from './uploadActions.ts';

/**
 * The look at filled templates. A step compares some rows with the team and writes down what each would do, in one transaction:
 * wherever it is cut off, it happened or not. A file that is stopped in between is left where it is by the steps.
 */
export const channelCheckJobs: JobHandlers = checkStep.handledBy({
  effect: async ({ uploadId }, { db, now }) => {
    const upload = await lockUploadInCheck(db, uploadId);
    if (!upload) return undefined;
    const team = await teamOf(db, upload.teamId);
    if (team.deletedAt !== null) {
      await forgetUpload({ db, now }, uploadId);
      return undefined;
    }
    const rows = await compareRows({ db, now }, team, upload, forOneStep(await uncheckedRows(db, uploadId, STEP_ROWS)));
    await notePlans(db, uploadId, rows);
    const unchanged = rows.filter(({ plan }) => plan === 'unchanged').length;
    const refused = rows.filter(({ plan }) => plan === 'refused').length;
    const checked = (upload.checked ?? 0) + rows.length;
    const isOver = checked >= upload.total;
    await saveUpload(db, uploadId, {
      ...{ state: isOver ? 'validated' : 'validating', checked },
      planned: (upload.planned ?? 0) + rows.length - unchanged - refused,
      unchanged: (upload.unchanged ?? 0) + unchanged,
      refused: (upload.refused ?? 0) + refused,
    });
    return isOver ? undefined : { payload: { uploadId }, dueAt: now };
  },
  // Nobody waits for what is not to come: the file can be handed over again.
  givenUp: async ({ uploadId }, { db, now }) => {
    if (await lockUploadInCheck(db, uploadId)) await forgetUpload({ db, now }, uploadId);
  },
});
