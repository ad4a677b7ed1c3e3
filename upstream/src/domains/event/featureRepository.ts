import { lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { featureRequest } from '../../db/tables/event.ts';

/** Keeps a team's wish for a feature; false where the team has wished for it on the same day before. */
export async function addFeatureRequest(db: Queries, wish: typeof featureRequest.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(featureRequest)
    .values(wish)
    .onConflictDoNothing()
    .returning({ day: featureRequest.day });
  return added.length > 0;
}

/** Takes wishes that were made by then, at most so many. @returns how many */
export async function dropOldFeatureRequests(db: Queries, until: number, atMost: number): Promise<number> {
  const old = db
    .select({ teamId: featureRequest.teamId, feature: featureRequest.feature, day: featureRequest.day })
    .from(featureRequest)
    .where(lte(featureRequest.requestedAt, until))
    .limit(atMost);
  const key = sql`(${featureRequest.teamId}, ${featureRequest.feature}, ${featureRequest.day})`;
  return (
    await db
      .delete(featureRequest)
      .where(sql`${key} in ${old}`)
      .returning({ day: featureRequest.day })
  ).length;
}
