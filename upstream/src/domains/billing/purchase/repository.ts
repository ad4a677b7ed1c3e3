import { and, asc, eq, gt, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { licenceBatch } from '../../../db/tables/billing.ts';
import { person } from '../../../db/tables/member.ts';
import type { Interval } from '../priceRules.ts';

/**
 * Who of a team could hold a licence and holds none: those who have all of PRO for some days first, then by when they came.
 *
 * @param withTrials whether those are among them at all
 */
export async function peopleToLicense(
  db: Queries,
  teamId: string,
  { now, limit, withTrials }: { now: number; limit: number; withTrials: boolean },
): Promise<string[]> {
  const { trialLicenceEndsAt } = person;
  const isOnTrial = gt(trialLicenceEndsAt, now);
  const rows = await db
    .select({ guid: person.guid })
    .from(person)
    .where(
      and(
        ...[eq(person.teamId, teamId), eq(person.state, 'active'), ne(person.role, 'guest'), not(person.isLicensed)],
        withTrials ? undefined : or(isNull(trialLicenceEndsAt), lte(trialLicenceEndsAt, now)),
      ),
    )
    .orderBy(sql`coalesce(${isOnTrial}, false) desc`, asc(person.createdAt), asc(person.guid))
    .limit(limit);
  return rows.map(({ guid }) => guid);
}

/** Adds licences that were bought together. */
export const addBatch = (db: Queries, batch: typeof licenceBatch.$inferInsert) => db.insert(licenceBatch).values(batch);

/** Puts one batch in the place of all that a team has; whoever holds a licence has one of it. */
export async function replaceBatches(
  db: Queries,
  teamId: string,
  batch: typeof licenceBatch.$inferInsert & { category: Interval },
): Promise<void> {
  await db.delete(licenceBatch).where(eq(licenceBatch.teamId, teamId));
  await addBatch(db, batch);
  await db
    .update(person)
    .set({ licenceCategory: batch.category })
    .where(and(eq(person.teamId, teamId), eq(person.isLicensed, true)));
}
