import { randomUUID } from 'node:crypto';
import type { Body } from '../../../generated/contract.ts';
import type { Queries } from '../../../db/database.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { nameOf } from '../../member/nameRules.ts';
import { UNSTARTED_MAX } from '../rules.ts';
import { unstartedBut } from './checkRepository.ts';
import { type FileRow, readFilledTemplate } from './fileActions.ts';
import { type UploadRow, addUpload, isHandedOver, saveUpload, uploadOf } from './repository.ts';
import { problemsOf } from './rowRules.ts';
import { type TemplateId, templateNamed } from './rules.ts';
import { enqueueCheck, enqueueRows } from './stepActions.ts';
import { type TemplateDeps, demandEnterprise, demandTemplate, uploadFolderOf } from './templateActions.ts';

/** @throws Refusal `upload_not_found` */
export async function demandUpload(db: Queries, teamId: string, uploadId: string): Promise<UploadRow> {
  const found = await uploadOf(db, teamId, uploadId);
  if (!found) throw new Refusal('upload_not_found');
  return found;
}

/** Ends an upload where it stands: rows that are done stay so. */
export async function forgetUpload(
  { db, now }: { readonly db: Queries; readonly now: number },
  uploadId: string,
): Promise<Pick<UploadRow, 'state' | 'finishedAt'>> {
  const stopped = { state: 'cancelled' as const, finishedAt: now };
  await saveUpload(db, uploadId, stopped);
  return stopped;
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

type Taken = Pick<
  UploadRow,
  'uploadId' | 'teamId' | 'templateId' | 'fileName' | 'storedFile' | 'encoding' | 'actor' | 'actorName'
> &
  Pick<UploadRow, 'requestId' | 'total' | 'uploadedAt'>;

/**
 * Takes over a filled template that was sent to its address: what it is, its rows, and how many of them are wrong by themselves.
 * With the team locked from here on.
 *
 * @throws Refusal `plan_required`, `template_not_found`, `file_name_changed`, `upload_not_found`, `already_processed`, and
 *   those of `readFilledTemplate`
 */
async function takeOver(
  deps: TemplateDeps,
  context: SessionContext,
  { templateId, fileName, uploadName }: Body<'bulk', 'processUploadedFile'>,
) {
  const { cause, self } = await lockForAdmin(context);
  const { db, now, teamId, actor, requestId = null } = cause;
  await demandEnterprise(cause, teamId);
  const template = demandTemplate(templateId);
  if (templateNamed(fileName) !== template) throw new Refusal('file_name_changed', { field: 'fileName' });
  await demandSent(deps, db, teamId, uploadName);
  const { encoding, rows: given } = await readFilledTemplate(() => deps.files.read(uploadName));
  const rows = judged(template.id, given);
  const taken: Taken = {
    ...{ uploadId: randomUUID(), teamId, templateId: template.id, fileName, storedFile: uploadName, encoding },
    ...{ actor, actorName: nameOf(self), requestId, total: rows.length, uploadedAt: now },
  };
  return { cause, taken, rows, wrong: rows.filter(({ problem }) => problem !== null).length };
}

/**
 * Takes over a filled template, and has its rows worked off.
 *
 * @throws Refusal as `takeOver`
 */
export async function processUpload(
  deps: TemplateDeps,
  context: SessionContext,
  body: Body<'bulk', 'processUploadedFile'>,
): Promise<UploadRow> {
  const { cause, taken, rows, wrong } = await takeOver(deps, context, body);
  const { db, now } = cause;
  const { uploadId, templateId, total, actor, actorName } = taken;
  const upload: UploadRow = {
    ...taken,
    ...{ state: 'processing', checked: null, planned: null, unchanged: null, refused: null, done: 0, failed: wrong },
    ...{ startedBy: actor, startedByName: actorName, startedAt: now, finishedAt: null },
  };
  await addUpload(db, upload, rows);
  await enqueueRows(db, now, upload);
  await note(cause, 'channel.startUpload', `channelUpload:${uploadId}`, { after: { template: templateId, total } });
  return upload;
}

/**
 * Takes over a filled template, and has its rows compared with the team.
 *
 * @throws Refusal as `takeOver`
 */
export async function validateUpload(
  deps: TemplateDeps,
  context: SessionContext,
  body: Body<'bulk', 'validateUploadedFile'>,
): Promise<UploadRow> {
  const { cause, taken, rows, wrong } = await takeOver(deps, context, body);
  const { db, now, teamId } = cause;
  const upload: UploadRow = {
    ...taken,
    ...{ state: 'validating', checked: wrong, planned: 0, unchanged: 0, refused: wrong, done: 0, failed: 0 },
    ...{ startedBy: null, startedByName: null, startedAt: null, finishedAt: null },
  };
  // Before it is there itself: of those handed over at one instant none is newer.
  for (const old of await unstartedBut(db, teamId, UNSTARTED_MAX - 1)) await forgetUpload(cause, old.uploadId);
  await addUpload(db, upload, rows);
  await enqueueCheck(db, now, upload.uploadId);
  return upload;
}
