import type { Queries } from '../../db/database.ts';
import type { Answer, Query } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { teamOf } from '../team/repository.ts';
import { type ImportRow, importOf, latestImports, problemsOf } from './repository.ts';
import { isCancellable } from './rules.ts';
import { judgeUrl } from './urlActions.ts';

/** An import as the contract describes it. */
export const toImport = (row: ImportRow): Answer<'import', 'importStatus'> => ({
  ...{ importId: row.importId, source: row.source, status: row.status, stage: row.stage },
  ...{ createdAt: row.createdAt, updatedAt: row.updatedAt, dateFinished: row.finishedAt },
  ...{ teamUrl: row.teamUrl, fileName: row.fileName, startedBy: row.actorName },
  progress:
    row.status === 'IN_PROGRESS' && row.stage === 'importing' ? { done: row.doneBytes, total: row.totalBytes } : null,
  ...{ counts: row.counts, failure: row.failure, isCancellable: isCancellable(row) },
});

/** An import that was started a moment ago: of one from a link no more is known than that it was accepted. */
export const toSubmitted = (row: ImportRow): Answer<'import', 'importSlack'> =>
  row.stage === 'fetching' ? {} : { status: row.status, import: toImport(row) };

/** The import of each source that was started last. */
export async function importsStatus({ db, actor }: SessionContext): Promise<Answer<'import', 'importsStatus'>> {
  return { imports: (await latestImports(db, actor.teamId)).map(toImport) };
}

/** @throws Refusal `import_not_found` */
async function demandImport(db: Queries, teamId: string, importId: string): Promise<ImportRow> {
  const found = await importOf(db, teamId, importId);
  if (!found) throw new Refusal('import_not_found');
  return found;
}

/**
 * One import of the team.
 *
 * @throws Refusal `import_not_found`
 */
export const importStatus = async (
  { db, actor }: SessionContext,
  { importId }: Query<'import', 'importStatus'>,
): Promise<Answer<'import', 'importStatus'>> => toImport(await demandImport(db, actor.teamId, importId));

/**
 * What of an archive could not be brought over as it is.
 *
 * @throws Refusal `import_not_found`
 */
export async function importProblems(
  { db, actor }: SessionContext,
  { importId, limit, offset }: Query<'import', 'importProblems'>,
): Promise<Answer<'import', 'importProblems'>> {
  await demandImport(db, actor.teamId, importId);
  const { rows, total } = await problemsOf(db, importId, { limit, offset });
  return { problems: rows.map(({ kind, name, code }) => ({ kind, name, code })), total };
}

/**
 * Whether the team may have a short address.
 *
 * @throws Refusal `url_invalid`
 */
export async function checkUrl(
  { db, actor }: SessionContext,
  { url }: Query<'import', 'checkUrl'>,
): Promise<Answer<'import', 'checkUrl'>> {
  const { refusal } = await judgeUrl(db, await teamOf(db, actor.teamId), url);
  if (refusal === 'url_invalid') throw new Refusal(refusal, { field: 'url' });
  return { isAvailable: refusal === null };
}
