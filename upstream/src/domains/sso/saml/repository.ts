import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { samlConfiguration, usedAssertion } from '../../../db/tables/sso.ts';

/** Uses up an assertion; false where that was done before. */
export async function takeAssertion(db: Queries, used: typeof usedAssertion.$inferInsert): Promise<boolean> {
  const taken = await db
    .insert(usedAssertion)
    .values(used)
    .onConflictDoNothing()
    .returning({ assertionId: usedAssertion.assertionId });
  return taken.length > 0;
}

/** Notes that somebody came in by this configuration, unless it has been changed meanwhile. */
export const noteArrival = (db: Queries, { teamId, version }: { teamId: string; version: number }, now: number) =>
  db
    .update(samlConfiguration)
    .set({ testedAt: now })
    .where(and(eq(samlConfiguration.teamId, teamId), eq(samlConfiguration.version, version)));
