import { and, eq, exists, getTableColumns, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { directMessage, message } from '../../db/tables/channel.ts';
import { sharedFile } from '../../db/tables/file.ts';
import { team } from '../../db/tables/team.ts';

export type SharedFileRow = typeof sharedFile.$inferSelect;

/** Writes down a file that was shared, and counts it into the team's storage. The team has to be locked. */
export async function addSharedFile(db: Queries, file: typeof sharedFile.$inferInsert): Promise<void> {
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

/** Shared files whose team is gone and that are still in the store, locked, at most so many. */
export const filesOfDeletedTeams = (db: Queries, limit: number): Promise<SharedFileRow[]> =>
  db
    .select(getTableColumns(sharedFile))
    .from(sharedFile)
    .innerJoin(team, eq(team.teamId, sharedFile.teamId))
    .where(and(isNotNull(team.deletedAt), isNull(sharedFile.removedAt)))
    .limit(limit)
    .for('update', { of: sharedFile, skipLocked: true });

/** Whether a message carries a file, be it one to somebody of another team. */
const isCarried = (db: Queries) =>
  or(
    ...[message, directMessage].map((messages) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(messages)
          .where(eq(messages.fileName, sharedFile.fileName)),
      ),
    ),
  );

/** Forgets files, and what those were that messages carry. */
export async function forgetFiles(db: Queries, fileNames: readonly string[], now: number): Promise<void> {
  const areTheirs = inArray(sharedFile.fileName, [...fileNames]);
  await db
    .update(sharedFile)
    .set({ title: 'file', bytes: 0, removedAt: now })
    .where(and(areTheirs, isCarried(db)));
  await db.delete(sharedFile).where(and(areTheirs, isNull(sharedFile.removedAt)));
}

/** Takes what stayed of forgotten files for the messages that carried them, once nobody carries them. @returns how many */
export async function dropForgottenFiles(db: Queries, atMost: number): Promise<number> {
  const uncarried = db
    .select({ fileName: sharedFile.fileName })
    .from(sharedFile)
    .where(and(isNotNull(sharedFile.removedAt), not(isCarried(db) ?? sql`false`)))
    .limit(atMost);
  const dropped = db.delete(sharedFile).where(inArray(sharedFile.fileName, uncarried));
  return (await dropped.returning({ fileName: sharedFile.fileName })).length;
}
