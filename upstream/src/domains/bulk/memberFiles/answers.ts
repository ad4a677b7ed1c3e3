import type { Answer, Query } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { FILES_SHOWN_AT_MOST, FILES_SHOWN_FOR_MS } from '../rules.ts';
import { columnsOfTeam, isInTemplate } from './columnRules.ts';
import { codesSaying, detailsOf } from './detailRules.ts';
import { fillableFields } from './fieldActions.ts';
import { type RowOfUpload, pageOfRows, shownUploads, startedUploads } from './repository.ts';
import { demandUpload } from './uploadActions.ts';
import type { UploadRow } from './workRepository.ts';

/** A file of people as the contract describes it. */
export const toMemberUpload = (row: UploadRow): Answer<'bulk', 'memberUpload'> => ({
  ...{ importId: row.uploadId, mode: row.mode, fileName: row.fileName, status: row.state, encoding: row.encoding },
  ...{ columns: [...row.header], total: row.total, checked: row.checked },
  ...{ planned: row.planned, unchanged: row.unchanged, refused: row.refused, done: row.done, failed: row.failed },
  ...{ uploadedAt: row.uploadedAt, uploadedBy: row.actorName },
  ...{ startedAt: row.startedAt, startedBy: row.startedByName, finishedAt: row.finishedAt },
});

/**
 * One file of the team.
 *
 * @throws Refusal `upload_not_found`
 */
export const memberUpload = async ({ db, actor }: SessionContext, { importId }: Query<'bulk', 'memberUpload'>) =>
  toMemberUpload(await demandUpload(db, actor.teamId, importId));

/** The files that were started and are still shown, and those that wait to be started, the latest first. */
export async function memberUploads({ db, now, actor }: SessionContext): Promise<Answer<'bulk', 'memberUploads'>> {
  const found = await shownUploads(db, actor.teamId, { after: now - FILES_SHOWN_FOR_MS, limit: FILES_SHOWN_AT_MOST });
  return { uploads: found.map(toMemberUpload) };
}

type LastUpload = NonNullable<Answer<'bulk', 'lastImport'>['lastUpload']>;

/** When, by whom and under which id, in the names of the mode. */
function occasionOf(mode: UploadRow['mode'], at: number, by: string, id: string): Partial<LastUpload> {
  switch (mode) {
    case 'add':
      return { importedAt: at, importedBy: by, importId: id };
    case 'edit':
      return { updatedAt: at, updatedBy: by, updateId: id };
    case 'delete':
      return { deletedAt: at, deletedBy: by, deleteId: id };
    case 'deactivate':
      return { deactivatedAt: at, deactivatedBy: by, deactivatedId: id };
  }
}

const isUnderWayOrStopped = (state: string): state is 'processing' | 'cancelled' =>
  state === 'processing' || state === 'cancelled';

/** The file of a mode that was started last. */
export async function lastImport(
  { db, actor }: SessionContext,
  { mode }: Query<'bulk', 'lastImport'>,
): Promise<Answer<'bulk', 'lastImport'>> {
  const [found] = await startedUploads(db, actor.teamId, { after: 0, limit: 1, mode });
  if (!found) return {};
  const { fileName, uploadedAt, actorName, uploadId } = found;
  const { startedAt, startedByName } = found;
  return {
    lastUpload: {
      ...{ fileName, status: isUnderWayOrStopped(found.state) ? found.state : 'processed' },
      ...{ uploadedAt, uploadedBy: actorName },
      ...occasionOf(mode, startedAt ?? uploadedAt, startedByName ?? actorName, uploadId),
    },
  };
}

/** The columns of a mode's template. */
export async function memberColumns(
  context: SessionContext,
  { mode }: Query<'bulk', 'memberColumns'>,
): Promise<Answer<'bulk', 'memberColumns'>> {
  const columns = columnsOfTeam(await fillableFields(context, context.actor.teamId));
  return {
    columns: columns
      .filter((one) => isInTemplate(mode, one))
      .map(({ name, column }) => ({
        ...{ name, isRequired: column.kind === 'email' },
        ...(column.kind === 'field' ? { fieldId: column.fieldId } : {}),
      })),
  };
}

type Row = Answer<'bulk', 'memberUploadRows'>['rows'][number];

function toProblem({ problem, name, email }: RowOfUpload): Row['problem'] {
  if (problem === null) return null;
  return { field: problem.field, name: name || email, ...detailsOf(problem.code), value: problem.value };
}

/**
 * Rows of a file, of one kind.
 *
 * @throws Refusal `upload_not_found`
 */
export async function memberUploadRows(
  { db, actor }: SessionContext,
  { importId, kind, searchText, limit, offset }: Query<'bulk', 'memberUploadRows'>,
): Promise<Answer<'bulk', 'memberUploadRows'>> {
  const { uploadId } = await demandUpload(db, actor.teamId, importId);
  const text = searchText?.trim() ?? '';
  const search = text === '' ? undefined : { text, codes: codesSaying(text) };
  const { rows, total } = await pageOfRows(db, uploadId, { kind, search }, { limit, offset });
  return {
    rows: rows.map((row) => ({
      ...{ line: row.line, email: row.email, name: row.name, plan: row.plan, result: row.result },
      ...{ changes: [...row.changes], problem: toProblem(row) },
    })),
    total,
  };
}
