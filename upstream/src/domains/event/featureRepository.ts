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
