import type { Answer, Query } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { FILES_SHOWN_AT_MOST, FILES_SHOWN_FOR_MS } from '../rules.ts';
import { pageOfRows } from './checkRepository.ts';
import { type UploadRow, latestUploads, wrongRows } from './repository.ts';
import { demandProblemCode } from './rowRules.ts';
import { COLUMNS, TEMPLATES } from './rules.ts';
import { demandEnterprise } from './templateActions.ts';
import { demandUpload } from './uploadActions.ts';

/** What a look at an upload says of its rows; nothing where it is worked off without that. */
function lookedAt({ checked, planned, unchanged, refused }: UploadRow) {
  if (checked === null || planned === null || unchanged === null || refused === null) return {};
  return { checked, planned, unchanged, refused };
}

/** An upload as the contract describes it. */
export const toUpload = (row: UploadRow): Answer<'bulk', 'channelUpload'> => ({
  ...{ uploadId: row.uploadId, templateId: row.templateId, fileName: row.fileName, status: row.state },
  ...(row.encoding === null ? {} : { encoding: row.encoding }),
  ...{ total: row.total, ...lookedAt(row), done: row.done, failed: row.failed },
  ...{ uploadedAt: row.uploadedAt, uploadedBy: row.actorName },
  ...{ startedAt: row.startedAt, startedBy: row.startedByName, finishedAt: row.finishedAt },
});

/**
 * The templates that a team may fill.
 *
 * @throws Refusal `plan_required`, `team_not_found`
 */
export async function channelTemplates(context: SessionContext, { teamId }: Query<'bulk', 'channelTemplates'>) {
  if (teamId !== context.actor.teamId) throw new Refusal('team_not_found');
  await demandEnterprise(context, teamId);
  return { templates: TEMPLATES.map((template) => ({ ...template, columns: [...COLUMNS], isPreviewable: true })) };
}

/**
 * The upload that was worked off last, or is.
 *
 * @throws Refusal `plan_required`
 */
export async function lastChannelUpload(context: SessionContext): Promise<Answer<'bulk', 'lastChannelUpload'>> {
  const { db, actor } = context;
  await demandEnterprise(context, actor.teamId);
  const [found] = await latestUploads(db, actor.teamId, { which: 'started', after: 0, limit: 1 });
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
  const shown = { which: 'all' as const, after: now - FILES_SHOWN_FOR_MS, limit: FILES_SHOWN_AT_MOST };
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

/**
 * The rows of an upload that cannot be done or could not.
 *
 * @throws Refusal `plan_required`, `upload_not_found`
 */
export async function channelUploadErrors(context: SessionContext, query: Query<'bulk', 'channelUploadErrors'>) {
  const { uploadId, limit, offset } = query;
  const { db, actor } = context;
  await demandEnterprise(context, actor.teamId);
  await demandUpload(db, actor.teamId, uploadId);
  const { rows, total } = await wrongRows(db, uploadId, { limit, offset });
  const errors = rows.map(({ line, cells, problem }) => ({
    ...{ line, channelName: cells[0] ?? '', column: problem?.column ?? '', code: demandProblemCode(problem?.code) },
    ...{ value: problem?.value ?? '', cells },
  }));
  return { errors, total };
}

/**
 * Rows of an upload, of one kind.
 *
 * @throws Refusal `plan_required`, `upload_not_found`
 */
export async function channelUploadRows(
  context: SessionContext,
  { uploadId, kind, searchText, limit, offset }: Query<'bulk', 'channelUploadRows'>,
): Promise<Answer<'bulk', 'channelUploadRows'>> {
  const { db, actor } = context;
  await demandEnterprise(context, actor.teamId);
  await demandUpload(db, actor.teamId, uploadId);
  const { rows, total } = await pageOfRows(db, uploadId, { kind, text: searchText?.trim() ?? '' }, { limit, offset });
  return {
    rows: rows.map(({ line, cells, plan, result, changes, problem }) => ({
      ...{ line, channelName: cells[0] ?? '', plan, result, changes: [...(changes ?? [])] },
      problem: problem && { ...problem, code: demandProblemCode(problem.code) },
    })),
    total,
  };
}
