import type { Answer, Query } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Fault, Refusal } from '../../../lib/errors.ts';
import { FILES_SHOWN_AT_MOST, FILES_SHOWN_FOR_MS } from '../rules.ts';
import { type UploadRow, failedRows, latestUploads } from './repository.ts';
import { type ProblemCode, isProblemCode } from './rowRules.ts';
import { COLUMNS, TEMPLATES } from './rules.ts';
import { demandEnterprise } from './templateActions.ts';
import { demandUpload } from './uploadActions.ts';

/** An upload as the contract describes it. */
export const toUpload = (row: UploadRow): Answer<'bulk', 'channelUpload'> => ({
  ...{ uploadId: row.uploadId, templateId: row.templateId, fileName: row.fileName, status: row.state },
  ...{ total: row.total, done: row.done, failed: row.failed },
  ...{ uploadedAt: row.uploadedAt, uploadedBy: row.actorName, finishedAt: row.finishedAt },
});

/**
 * The templates that a team may fill.
 *
 * @throws Refusal `plan_required`, `team_not_found`
 */
export async function channelTemplates(context: SessionContext, { teamId }: Query<'bulk', 'channelTemplates'>) {
  if (teamId !== context.actor.teamId) throw new Refusal('team_not_found');
  await demandEnterprise(context, teamId);
  return { templates: TEMPLATES.map((template) => ({ ...template, columns: [...COLUMNS] })) };
}

/**
 * The upload that was handed over last.
 *
 * @throws Refusal `plan_required`
 */
export async function lastChannelUpload(context: SessionContext): Promise<Answer<'bulk', 'lastChannelUpload'>> {
  const { db, actor } = context;
  await demandEnterprise(context, actor.teamId);
  const [found] = await latestUploads(db, actor.teamId, { after: 0, limit: 1 });
  return found ? { upload: toUpload(found) } : {};
}

/**
 * The uploads that are still shown, the latest first.
 *
 * @throws Refusal `plan_required`
 */
export async function channelUploads(context: SessionContext): Promise<Answer<'bulk', 'channelUploads'>> {
  const { db, now, actor } = context;
  await demandEnterprise(context, actor.teamId);
  const shown = { after: now - FILES_SHOWN_FOR_MS, limit: FILES_SHOWN_AT_MOST };
  return { uploads: (await latestUploads(db, actor.teamId, shown)).map(toUpload) };
}

/**
 * One upload of the team.
 *
 * @throws Refusal `plan_required`, `upload_not_found`
 */
export async function channelUpload(context: SessionContext, { uploadId }: Query<'bulk', 'channelUpload'>) {
  const { db, actor } = context;
  await demandEnterprise(context, actor.teamId);
  return toUpload(await demandUpload(db, actor.teamId, uploadId));
}

/** @throws Fault for what no version of the service writes */
function codeOf(code: string | undefined): ProblemCode {
  if (code === undefined || !isProblemCode(code)) throw new Fault('A row failed for no known reason.');
  return code;
}

/**
 * The rows of an upload that failed.
 *
 * @throws Refusal `plan_required`, `upload_not_found`
 */
export async function channelUploadErrors(context: SessionContext, query: Query<'bulk', 'channelUploadErrors'>) {
  const { uploadId, limit, offset } = query;
  const { db, actor } = context;
  await demandEnterprise(context, actor.teamId);
  await demandUpload(db, actor.teamId, uploadId);
  const { rows, total } = await failedRows(db, uploadId, { limit, offset });
  const errors = rows.map(({ line, cells, problem }) => ({
    ...{ line, channelName: cells[0] ?? '', column: problem?.column ?? '', code: codeOf(problem?.code) },
    ...{ value: problem?.value ?? '', cells },
  }));
  return { errors, total };
}
