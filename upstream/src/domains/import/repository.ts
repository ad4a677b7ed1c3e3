import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { insertRows } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { type Page, onPage } from '../../db/paging.ts';
import { archiveUpload, importProblem, teamImport } from '../../db/tables/import.ts';
import { PROBLEMS_MAX } from './rules.ts';

export type ImportRow = typeof teamImport.$inferSelect;
export type ImportFailure = NonNullable<ImportRow['failure']>;
export type UploadRow = typeof archiveUpload.$inferSelect;
export type ProblemRow = typeof importProblem.$inferSelect;

export const addImport = (db: Queries, row: ImportRow) => db.insert(teamImport).values(row);

/** One import of a team. */
export async function importOf(db: Queries, teamId: string, importId: string): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(teamImport)
    .where(and(eq(teamImport.teamId, teamId), eq(teamImport.importId, importId)));
  return row;
}

/** An import as its worker needs it, whatever its team. */
export async function importById(db: Queries, importId: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(teamImport).where(eq(teamImport.importId, importId));
  return row;
}

/** The import of each source that a team started last. */
export const latestImports = (db: Queries, teamId: string): Promise<ImportRow[]> =>
  db
    .selectDistinctOn([teamImport.source])
    .from(teamImport)
    .where(eq(teamImport.teamId, teamId))
    .orderBy(asc(teamImport.source), desc(teamImport.createdAt), desc(teamImport.importId));

/** Whether a team has an import of the source under way. */
export const isUnderWay = async (db: Queries, { teamId, source }: Pick<ImportRow, 'teamId' | 'source'>) =>
  (await db.$count(
    teamImport,
    and(eq(teamImport.teamId, teamId), eq(teamImport.source, source), eq(teamImport.status, 'IN_PROGRESS')),
  )) > 0;

/** Whether an archive of the store was handed over before. */
export const isHandedOver = async (db: Queries, archiveFile: string): Promise<boolean> =>
  (await db.$count(teamImport, eq(teamImport.archiveFile, archiveFile))) > 0;

/** Writes down how an import stands. */
export const saveImport = (
  db: Queries,
  { importId }: Pick<ImportRow, 'importId'>,
  changes: Partial<ImportRow> & Pick<ImportRow, 'updatedAt'>,
) => db.update(teamImport).set(changes).where(eq(teamImport.importId, importId));

/** What of an archive could not be brought over, in its order, and how much that is. */
export async function problemsOf(db: Queries, importId: string, page: Page) {
  const isOfImport = eq(importProblem.importId, importId);
  const found = db.select().from(importProblem).where(isOfImport).orderBy(asc(importProblem.position)).$dynamic();
  return { rows: await onPage(found, page), total: await db.$count(importProblem, isOfImport) };
}

/** Adds problems behind those that are there, as far as so many are kept. */
export async function addProblems(
  db: Queries,
  importId: string,
  problems: readonly Pick<ProblemRow, 'kind' | 'name' | 'code'>[],
): Promise<void> {
  if (problems.length === 0) return;
  const first = await db.$count(importProblem, eq(importProblem.importId, importId));
  await insertRows(
    db,
    importProblem,
    problems
      .slice(0, Math.max(0, PROBLEMS_MAX - first))
      .map(({ kind, name, code }, place) => ({ importId, position: first + place, kind, name, code })),
  );
}

export const addUpload = (db: Queries, row: UploadRow) => db.insert(archiveUpload).values(row);

/** An archive that a team was given an address for. */
export async function uploadOf(db: Queries, teamId: string, uploadName: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(archiveUpload)
    .where(and(eq(archiveUpload.teamId, teamId), eq(archiveUpload.uploadName, uploadName)));
  return row;
}

/** The address that somebody was given last for the same archive, after an instant. */
export async function sameUpload(
  db: Queries,
  { teamId, actor, source, fileName, bytes }: Omit<UploadRow, 'uploadName' | 'createdAt'>,
  after: number,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(archiveUpload)
    .where(
      and(
        eq(archiveUpload.teamId, teamId),
        eq(archiveUpload.actor, actor),
        gt(archiveUpload.createdAt, after),
        eq(archiveUpload.source, source),
        eq(archiveUpload.fileName, fileName),
        eq(archiveUpload.bytes, bytes),
      ),
    )
    .orderBy(desc(archiveUpload.createdAt), desc(archiveUpload.uploadName))
    .limit(1);
  return row;
}

/** Forgets addresses that were given by an instant. */
export const dropArchiveUploads = (db: Queries, givenBy: number) =>
  db.delete(archiveUpload).where(lte(archiveUpload.createdAt, givenBy));

const later = alias(teamImport, 'later');

/** Drops imports that ended by an instant, with their problems; the last one of each source stays. */
export const dropImports = (db: Queries, endedBy: number) =>
  db.delete(teamImport).where(
    inArray(
      teamImport.importId,
      db
        .select({ importId: teamImport.importId })
        .from(teamImport)
        .innerJoin(
          later,
          and(
            eq(later.teamId, teamImport.teamId),
            eq(later.source, teamImport.source),
            sql`(${later.createdAt}, ${later.importId}) > (${teamImport.createdAt}, ${teamImport.importId})`,
          ),
        )
        .where(lte(teamImport.finishedAt, endedBy)),
    ),
  );
