import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { samlConfiguration } from '../../db/tables/sso.ts';

export type SamlRow = typeof samlConfiguration.$inferSelect;

/** How the people of a team sign in at their identity provider, or undefined where they do not. */
export async function samlOf(db: Queries, teamId: string): Promise<SamlRow | undefined> {
  const [row] = await db.select().from(samlConfiguration).where(eq(samlConfiguration.teamId, teamId));
  return row;
}

/** Whether a team's identity provider is the only way in. */
export async function isSsoStrict(db: Queries, teamId: string): Promise<boolean> {
  return (await samlOf(db, teamId))?.strictSSO ?? false;
}
