import type { Cause } from '../../../lib/cause.ts';
import type { JobContext, JobHandlers, JobParts } from '../../../lib/jobs.ts';
import type { Mailer } from '../../../lib/mail.ts';
import type { GroupsDomain } from '../../channel/addressRules.ts';
import { lockTeam } from '../../team/repository.ts';
import { tellOfEnd } from '../finishedActions.ts';
import { type UploadRow, countUnchanged, noteOutcomes, saveUpload, uploadInWork, waitingRows } from './repository.ts';
import { doRows } from './rowActions.ts';
import { forOneStep } from './rowRules.ts';
import { STEP_ROWS, actOf } from './rules.ts';
import { plannedRowsStep, rowsStep } from './stepActions.ts';
import { forgetUpload } from './uploadActions.ts';

type Counts = Pick<UploadRow, 'done' | 'failed'>;

/** Tells whoever started an upload what became of its rows. */
async function tellOf(cause: Cause, upload: UploadRow, { done, failed }: Counts, mailer: Mailer): Promise<void> {
  const { uploadId, fileName, total, uploadedAt } = upload;
  const unchanged = await countUnchanged(cause.db, uploadId);
  const file = {
    ...{ act: actOf(upload.templateId), fileName, failed, refused: upload.refused ?? 0 },
    ...{ done: done - unchanged, unchanged: unchanged + (upload.unchanged ?? 0) },
  };
  await tellOfEnd(cause, { total, startedAt: upload.startedAt ?? uploadedAt }, file, mailer);
}

type Deps = { readonly mailer: Mailer; readonly groupsDomain: GroupsDomain };
type Payload = { readonly uploadId: string };

/** Does some rows, and writes down what became of them. */
async function doStep({ uploadId }: Payload, { db, now, parentJobId }: JobContext, { mailer, groupsDomain }: Deps) {
  const begun = await uploadInWork(db, uploadId);
  if (!begun) return undefined;
  const team = await lockTeam(db, begun.teamId);
  // Whoever stopped it had the team locked.
  const upload = await uploadInWork(db, uploadId);
  if (!upload) return undefined;
  // Nothing is made in a team that is gone.
  if (team.deletedAt !== null) {
    await forgetUpload({ db, now }, uploadId);
    return undefined;
  }
  const { teamId, startedBy, actor, requestId } = upload;
  const cause: Cause = {
    ...{ db, now, parentJobId, teamId, actor: startedBy ?? actor },
    ...(requestId === null ? {} : { requestId }),
  };
  const rows = forOneStep(await waitingRows(db, uploadId, STEP_ROWS));
  const outcomes = await doRows(cause, upload.templateId, rows, { team, groupsDomain });
  await noteOutcomes(db, uploadId, outcomes);
  const failed = outcomes.filter(({ result }) => result === 'failed').length;
  const counts = { done: upload.done + outcomes.length - failed, failed: upload.failed + failed };
  const isFinished = counts.done + counts.failed >= (upload.planned ?? upload.total);
  await saveUpload(db, uploadId, { ...counts, ...(isFinished ? { state: 'processed', finishedAt: now } : {}) });
  if (!isFinished) return { payload: { uploadId }, dueAt: now };
  await tellOf(cause, upload, counts, mailer);
  return undefined;
}

/**
 * The work of uploads. A step does some rows and writes down what became of them, in one transaction: wherever it is cut
 * off, it either happened with its note or not at all, and the next one goes on from there. The file was started by an
 * admin of that moment: that they are none any more stops nothing; an admin who stops it does, between two steps.
 */
export function channelUploadJobs(deps: Deps): JobHandlers {
  const parts: JobParts<Payload> = {
    effect: (payload, context) => doStep(payload, context, deps),
    // Another file of the team may begin: what is left of this one can be sent again.
    givenUp: async ({ uploadId }, context) => {
      if (await uploadInWork(context.db, uploadId)) await forgetUpload(context, uploadId);
    },
  };
  return { ...rowsStep.handledBy(parts), ...plannedRowsStep.handledBy(parts) };
}
