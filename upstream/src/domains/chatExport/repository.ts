import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { chatExport, chatExportConversation, chatExportPart } from '../../db/tables/chatExport.ts';
import { team } from '../../db/tables/team.ts';
import { LISTED_MAX } from './rules.ts';

export type ExportRow = typeof chatExport.$inferSelect;
export type ExportFailure = NonNullable<ExportRow['failure']>;
export type PartRow = typeof chatExportPart.$inferSelect;
export type ConversationRow = typeof chatExportConversation.$inferSelect;

/** Keeps an export that is asked for. */
export const addExport = (db: Queries, row: ExportRow) => db.insert(chatExport).values(row);

/** An export by its id, whatever its team. */
export async function exportById(db: Queries, jobId: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(chatExport).where(eq(chatExport.jobId, jobId));
  return row;
}

/** The same, locked: whoever works it off and whoever stops it wait for each other. */
export async function lockExport(db: Queries, jobId: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(chatExport).where(eq(chatExport.jobId, jobId)).for('update');
  return row;
}

/** The exports that a team asked for since an instant, newest first. */
export const recentExports = (db: Queries, teamId: string, since: number): Promise<ExportRow[]> =>
  db
    .select()
    .from(chatExport)
    .where(and(eq(chatExport.teamId, teamId), gte(chatExport.createdAt, since)))
    .orderBy(desc(chatExport.createdAt), desc(chatExport.jobId))
    .limit(LISTED_MAX);

/** Whether a team has an export under way. */
export const isUnderWay = async (db: Queries, teamId: string): Promise<boolean> =>
  (await db.$count(chatExport, and(eq(chatExport.teamId, teamId), eq(chatExport.status, 'PENDING')))) > 0;

/** Writes down how an export stands. */
export const saveExport = (
  db: Queries,
  { jobId }: Pick<ExportRow, 'jobId'>,
  changes: Partial<ExportRow> & Pick<ExportRow, 'updatedAt'>,
) => db.update(chatExport).set(changes).where(eq(chatExport.jobId, jobId));

/** The conversations of an export from a place on, in its order, at most so many. */
export const conversationsFrom = (
  db: Queries,
  jobId: string,
  { position, limit }: { position: number; limit: number },
): Promise<ConversationRow[]> =>
  db
    .select()
    .from(chatExportConversation)
    .where(and(eq(chatExportConversation.jobId, jobId), gte(chatExportConversation.position, position)))
    .orderBy(asc(chatExportConversation.position))
    .limit(limit);

export const addPart = (db: Queries, row: PartRow) => db.insert(chatExportPart).values(row);

/** What a part of an export holds. */
export async function partOf(db: Queries, jobId: string, part: number): Promise<PartRow | undefined> {
  const [row] = await db
    .select()
    .from(chatExportPart)
    .where(and(eq(chatExportPart.jobId, jobId), eq(chatExportPart.part, part)));
  return row;
}

/** Forgets what only the way to the file needed. */
export async function dropWork(db: Queries, jobId: string): Promise<void> {
  await db.delete(chatExportConversation).where(eq(chatExportConversation.jobId, jobId));
  await db.delete(chatExportPart).where(eq(chatExportPart.jobId, jobId));
}

/** Exports whose team is gone and that are finished, locked, at most so many. */
export const exportsOfDeletedTeams = (db: Queries, limit: number): Promise<ExportRow[]> =>
  db
    .select(getTableColumns(chatExport))
    .from(chatExport)
    .innerJoin(team, eq(team.teamId, chatExport.teamId))
    .where(and(isNotNull(team.deletedAt), eq(chatExport.status, 'COMPLETED')))
    .limit(limit)
    .for('update', { of: chatExport, skipLocked: true });

export const removeExports = (db: Queries, jobIds: readonly string[]) =>
  db.delete(chatExport).where(inArray(chatExport.jobId, [...jobIds]));

/** Forgets exports that ended by an instant and whose files are gone. */
export const dropChatExports = (db: Queries, endedBy: number) =>
  db.delete(chatExport).where(and(gt(chatExport.finishedAt, 0), lte(chatExport.finishedAt, endedBy)));
