import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { person } from '../../db/tables/member.ts';
import { samlConfiguration } from '../../db/tables/sso.ts';
import { team } from '../../db/tables/team.ts';

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

/** A team that has not been deleted, as far as it is told to somebody who is not signed in. */
export async function liveTeam(db: Queries, teamId: string) {
  const [found] = await db
    .select({
      teamId: team.teamId,
      name: team.name,
      allowedAddresses: team.allowedAddresses,
      isGoogleSignInRequired: team.isGoogleSignInRequired,
    })
    .from(team)
    .where(and(eq(team.teamId, teamId), isNull(team.deletedAt)));
  return found;
}

/** The active person of a team with an address. */
export async function activePerson(db: Queries, teamId: string, email: string) {
  const [found] = await db
    .select({ guid: person.guid, email: person.email })
    .from(person)
    .where(and(eq(person.teamId, teamId), eq(person.emailKey, email.toLowerCase()), eq(person.state, 'active')));
  return found;
}
