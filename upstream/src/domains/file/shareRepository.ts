import { and, eq, getTableColumns, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { sharedFile } from '../../db/tables/file.ts';
import { team } from '../../db/tables/team.ts';

export type SharedFileRow = typeof sharedFile.$inferSelect;

/** Writes down a file that was shared, and counts it into the team's storage. The team has to be locked. */
export async function addSharedFile(db: Queries, file: SharedFileRow): Promise<void> {
  await db.insert(sharedFile).values(file);
  await db
    .update(team)
    .set({ storageUsedBytes: sql`${team.storageUsedBytes} + ${file.bytes}` })
    .where(eq(team.teamId, file.teamId));
}

/** A file that somebody has shared, by its name in the store. */
export async function sharedFileBy(db: Queries, fileName: string, guid: string): Promise<SharedFileRow | undefined> {
  const [row] = await db
    .select()
    .from(sharedFile)
    .where(and(eq(sharedFile.fileName, fileName), eq(sharedFile.guid, guid)));
  return row;
}

/** Shared files whose team is gone and that are still there, locked, at most so many. */
export const filesOfDeletedTeams = (db: Queries, limit: number): Promise<SharedFileRow[]> =>
  db
    .select(getTableColumns(sharedFile))
    .from(sharedFile)
    .innerJoin(team, eq(team.teamId, sharedFile.teamId))
    .where(and(isNotNull(team.deletedAt), gt(sharedFile.bytes, 0)))
    .limit(limit)
    .for('update', { of: sharedFile, skipLocked: true });

/** Forgets what files were. Their rows stay: messages name them, those of people of other teams among them. */
export const emptyFiles = (db: Queries, fileNames: readonly string[]) =>
  db
    .update(sharedFile)
    .set({ title: 'file', bytes: 0 })
    .where(inArray(sharedFile.fileName, [...fileNames]));
