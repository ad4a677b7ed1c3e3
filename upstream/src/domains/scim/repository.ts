import { and, eq, max, sql } from 'drizzle-orm';
import { anyOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { auditEntry } from '../../db/tables/system.ts';

/** When something of a team was changed last, as far as that was written down. */
export async function lastChanges(
  db: Queries,
  teamId: string,
  targets: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ target: auditEntry.target, at: max(auditEntry.at) })
    .from(auditEntry)
    .where(and(eq(auditEntry.teamId, teamId), sql`${auditEntry.target} = ${anyOf(targets)}`))
    .groupBy(auditEntry.target);
  return new Map(rows.flatMap(({ target, at }) => (at === null ? [] : [[target, at] as const])));
}
