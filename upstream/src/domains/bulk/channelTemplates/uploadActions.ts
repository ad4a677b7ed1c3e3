import { randomUUID } from 'node:crypto';
import type { Body } from '../../../generated/contract.ts';
import type { Queries } from '../../../db/database.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { nameOf } from '../../member/nameRules.ts';
import { type FileRow, readFilledTemplate } from './fileActions.ts';
import { type UploadRow, addUpload, isHandedOver, uploadOf } from './repository.ts';
import { problemsOf } from './rowRules.ts';
import { type TemplateId, templateNamed } from './rules.ts';
import { enqueueRows } from './stepActions.ts';
import { type TemplateDeps, demandEnterprise, demandTemplate, uploadFolderOf } from './templateActions.ts';

/** @throws Refusal `upload_not_found` */
export async function demandUpload(db: Queries, teamId: string, uploadId: string): Promise<UploadRow> {
  const found = await uploadOf(db, teamId, uploadId);
  if (!found) throw new Refusal('upload_not_found');
  return found;
}

const LAST_PART = /^[0-9a-f]{32}\.csv$/;

/** Whether a name may be one that the team was given for an upload. */
function isUploadOf(teamId: string, uploadName: string): boolean {
  const folder = `${uploadFolderOf(teamId)}/`;
  return uploadName.startsWith(folder) && LAST_PART.test(uploadName.slice(folder.length));
}

/** @throws Refusal `upload_not_found`, `already_processed` */
async function demandSent({ files }: TemplateDeps, db: Queries, teamId: string, name: string): Promise<void> {
  const field = 'uploadName';
  if (!isUploadOf(teamId, name)) throw new Refusal('upload_not_found', { field });
  if (await isHandedOver(db, name)) throw new Refusal('already_processed', { field });
  if ((await files.size(name)) === null) throw new Refusal('upload_not_found', { field });
}

/** Rows with what is wrong with them by themselves. */
function judged(templateId: TemplateId, rows: readonly FileRow[]) {
  const problems = problemsOf(
    templateId,
    rows.map(({ cells }) => cells),
  );
  return rows.map((row, place) => ({ ...row, problem: problems[place] ?? null }));
}

/**
 * Takes over a filled template that was sent to its address, and has its rows worked off.
 *
 * @throws Refusal `plan_required`, `template_not_found`, `file_name_changed`, `upload_not_found`, `already_processed`, and
 *   those of `readFilledTemplate`
 */
export async function processUpload(
  deps: TemplateDeps,
  context: SessionContext,
  { templateId, fileName, uploadName }: Body<'bulk', 'processUploadedFile'>,
): Promise<UploadRow> {
  const { cause, self } = await lockForAdmin(context);
  const { db, now, teamId, actor, requestId = null } = cause;
  await demandEnterprise(cause, teamId);
  const template = demandTemplate(templateId);
  if (templateNamed(fileName) !== template) throw new Refusal('file_name_changed', { field: 'fileName' });
  await demandSent(deps, db, teamId, uploadName);
  const rows = judged(template.id, await readFilledTemplate(() => deps.files.read(uploadName)));
  const upload: UploadRow = {
    ...{ uploadId: randomUUID(), teamId, templateId: template.id, fileName, storedFile: uploadName },
    ...{ actor, actorName: nameOf(self), requestId },
    ...{ state: 'processing', total: rows.length, done: 0 },
    failed: rows.filter(({ problem }) => problem !== null).length,
    ...{ uploadedAt: now, finishedAt: null },
  };
  await addUpload(db, upload, rows);
  await enqueueRows(db, now, upload.uploadId);
  await note(cause, 'channel.startUpload', `channelUpload:${upload.uploadId}`, {
    after: { template: template.id, total: upload.total },
  });
  return upload;
}
