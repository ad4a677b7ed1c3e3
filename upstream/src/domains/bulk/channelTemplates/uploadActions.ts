import { randomUUID } from 'node:crypto';
import type { Body } from '../../../generated/contract.ts';
import type { Queries } from '../../../db/database.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { ReachingContext } from '../../../lib/routes.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { nameOf } from '../../member/nameRules.ts';
import { UNSTARTED_MAX } from '../rules.ts';
import { unstartedBut } from './checkRepository.ts';
import { type FileRow, readFilledTemplate } from './fileActions.ts';
import { type UploadRow, addUpload, isHandedOver, saveUpload, uploadOf } from './repository.ts';
import { problemsOf } from './rowRules.ts';
import { type Template, type TemplateId, templateNamed } from './rules.ts';
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

/** Rows with what is wrong with them by themselves. */
function judged(templateId: TemplateId, rows: readonly FileRow[]) {
  const problems = problemsOf(
    templateId,
    rows.map(({ cells }) => cells),
  );
  return rows.map((row, place) => ({ ...row, problem: problems[place] ?? null }));
}

/** What was sent where, as whoever hands it over says. */
type Handed = Body<'bulk', 'processUploadedFile'>;

type Sent = { readonly template: Template; readonly encoding: UploadRow['encoding']; readonly rows: RowsGiven };
type RowsGiven = ReturnType<typeof judged>;

/** @throws Refusal `already_processed` */
async function demandNew(db: Queries, uploadName: string): Promise<void> {
  if (await isHandedOver(db, uploadName)) throw new Refusal('already_processed', { field: 'uploadName' });
}

/**
 * Reads a filled template that was sent to its address. A storage may be slow: nobody waits for that.
 *
 * @throws Refusal `plan_required`, `template_not_found`, `file_name_changed`, `upload_not_found`, `already_processed`, and
 *   those of `readFilledTemplate`
 */
async function readSent(
  { files }: TemplateDeps,
  { actor: { teamId }, step }: ReachingContext,
  { templateId, fileName, uploadName }: Handed,
): Promise<Sent> {
  const notFound = () => new Refusal('upload_not_found', { field: 'uploadName' });
  const template = await step(async (context) => {
    await demandEnterprise(context, teamId);
    const named = demandTemplate(templateId);
    if (templateNamed(fileName) !== named) throw new Refusal('file_name_changed', { field: 'fileName' });
    if (!isUploadOf(teamId, uploadName)) throw notFound();
    await demandNew(context.db, uploadName);
    return named;
  });
  if ((await files.size(uploadName)) === null) throw notFound();
  const { encoding, rows } = await readFilledTemplate(() => files.read(uploadName));
  return { template, encoding, rows: judged(template.id, rows) };
}

type Taken = Pick<
  UploadRow,
  'uploadId' | 'teamId' | 'templateId' | 'fileName' | 'storedFile' | 'encoding' | 'actor' | 'actorName'
> &
  Pick<UploadRow, 'requestId' | 'total' | 'uploadedAt'>;

/**
 * Takes over a filled template that was read: what it is, and how many of its rows are wrong by themselves. With the team locked
 * from here on.
 *
 * @throws Refusal `plan_required`, `already_processed`
 */
async function takeOver(context: SessionContext, { fileName, uploadName }: Handed, { template, encoding, rows }: Sent) {
  const { cause, self } = await lockForAdmin(context);
  const { db, now, teamId, actor, requestId = null } = cause;
  await demandEnterprise(cause, teamId);
  await demandNew(db, uploadName);
  const taken: Taken = {
    ...{ uploadId: randomUUID(), teamId, templateId: template.id, fileName, storedFile: uploadName, encoding },
    ...{ actor, actorName: nameOf(self), requestId, total: rows.length, uploadedAt: now },
  };
  return { cause, taken, wrong: rows.filter(({ problem }) => problem !== null).length };
}

/**
 * Takes over a filled template, and has its rows worked off.
 *
 * @throws Refusal as `readSent`
 */
export async function processUpload(deps: TemplateDeps, reach: ReachingContext, handed: Handed) {
  const sent = await readSent(deps, reach, handed);
  return async (context: SessionContext): Promise<UploadRow> => {
    const { cause, taken, wrong } = await takeOver(context, handed, sent);
    const { db, now } = cause;
    const { uploadId, templateId, total, actor, actorName } = taken;
    const upload: UploadRow = {
      ...taken,
      ...{ state: 'processing', checked: null, planned: null, unchanged: null, refused: null, done: 0, failed: wrong },
      ...{ startedBy: actor, startedByName: actorName, startedAt: now, finishedAt: null },
    };
    await addUpload(db, upload, sent.rows);
    await enqueueRows(db, now, upload);
    await note(cause, 'channel.startUpload', `channelUpload:${uploadId}`, { after: { template: templateId, total } });
    return upload;
  };
}

/**
 * Takes over a filled template, and has its rows compared with the team.
 *
 * @throws Refusal as `readSent`
 */
export async function validateUpload(deps: TemplateDeps, reach: ReachingContext, handed: Handed) {
  const sent = await readSent(deps, reach, handed);
  return async (context: SessionContext): Promise<UploadRow> => {
    const { cause, taken, wrong } = await takeOver(context, handed, sent);
    const { db, now, teamId } = cause;
    const upload: UploadRow = {
      ...taken,
      ...{ state: 'validating', checked: wrong, planned: 0, unchanged: 0, refused: wrong, done: 0, failed: 0 },
      ...{ startedBy: null, startedByName: null, startedAt: null, finishedAt: null },
    };
    // Before it is there itself: of those handed over at one instant none is newer.
    for (const old of await unstartedBut(db, teamId, UNSTARTED_MAX - 1)) await forgetUpload(cause, old.uploadId);
    await addUpload(db, upload, sent.rows);
    await enqueueCheck(db, now, upload.uploadId);
    return upload;
  };
}
