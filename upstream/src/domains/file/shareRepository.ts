import { and, eq, sql } from 'drizzle-orm';
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
