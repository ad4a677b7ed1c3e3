import type { Body } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { nameOf } from '../../member/nameRules.ts';
import { demandStartable, demandStoppable } from '../demandActions.ts';
import { isWorkedOff } from './checkRepository.ts';
import { type UploadRow, saveUpload } from './repository.ts';
import { enqueueRows } from './stepActions.ts';
import { demandEnterprise } from './templateActions.ts';
import { demandUpload, forgetUpload } from './uploadActions.ts';

/** The upload that is to be started or stopped, with the team locked. */
async function demandForAdmin(context: SessionContext, uploadId: string) {
  const { cause, self } = await lockForAdmin(context);
  await demandEnterprise(cause, cause.teamId);
  return { cause, self, upload: await demandUpload(cause.db, cause.teamId, uploadId) };
}

/**
 * Has a validated file worked off.
 *
 * @throws Refusal `plan_required`, `upload_not_found`, those of `demandStartable`, `upload_in_progress`
 */
export async function startUpload(
  context: SessionContext,
  { uploadId }: Body<'bulk', 'startChannelUpload'>,
): Promise<UploadRow> {
  const { cause, self, upload } = await demandForAdmin(context, uploadId);
  const { db, now, teamId, actor, requestId = null } = cause;
  demandStartable(upload, 'uploadId');
  if (await isWorkedOff(db, teamId)) throw new Refusal('upload_in_progress', { field: 'uploadId' });
  const started = {
    ...{ state: 'processing' as const, startedBy: actor, startedByName: nameOf(self) },
    ...{ requestId, startedAt: now },
  };
  await saveUpload(db, uploadId, started);
  await enqueueRows(db, now, upload);
  await note(cause, 'channel.startUpload', `channelUpload:${uploadId}`, {
    after: { template: upload.templateId, planned: upload.planned },
  });
  return { ...upload, ...started };
}

/**
 * Forgets a file that was not started, or stops one between two of its steps: rows that are done stay so.
 *
 * @throws Refusal `plan_required`, `upload_not_found`, `already_processed`, `stale_version`
 */
export async function cancelUpload(
  context: SessionContext,
  { uploadId, onlyUnstarted }: Body<'bulk', 'cancelChannelUpload'>,
): Promise<UploadRow> {
  // A step has the team locked: this waits for its end, and the next one finds the file stopped.
  const { cause, upload } = await demandForAdmin(context, uploadId);
  demandStoppable(upload, 'uploadId', onlyUnstarted);
  const { state, planned, done, failed } = upload;
  const stopped = await forgetUpload(cause, uploadId);
  await note(cause, 'channel.cancelUpload', `channelUpload:${uploadId}`, {
    ...{ before: { state }, after: { planned, done, failed } },
  });
  return { ...upload, ...stopped };
}
