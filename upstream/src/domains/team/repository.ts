import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { Fault } from '../../lib/errors.ts';
import { installedApp, team } from '../../db/tables/team.ts';

export type TeamRow = typeof team.$inferSelect;
export type AppRow = typeof installedApp.$inferSelect;

export async function teamOf(db: Queries, teamId: string): Promise<TeamRow> {
  const [row] = await db.select().from(team).where(eq(team.teamId, teamId));
  if (!row) throw new Fault('A person without a team.');
  return row;
}

/** The same, and keeps it from every other transaction until this one ends: writes that count people come one by one. */
export async function lockTeam(db: Queries, teamId: string): Promise<TeamRow> {
  const [row] = await db.select().from(team).where(eq(team.teamId, teamId)).for('update');
  if (!row) throw new Fault('A person without a team.');
  return row;
}

export async function countApps(db: Queries, teamId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(installedApp).where(eq(installedApp.teamId, teamId));
  return row?.total ?? 0;
}

/** The apps of a team, by name. */
export const appsOf = (db: Queries, teamId: string) =>
  db.select().from(installedApp).where(eq(installedApp.teamId, teamId)).orderBy(asc(installedApp.appId));

/** Whether a team other than this one takes in everybody of the domain. */
export async function anotherTeamAutoJoins(db: Queries, { teamId, domain }: TeamRow): Promise<boolean> {
  const [found] = await db
    .select({ teamId: team.teamId })
    .from(team)
    .where(and(eq(team.domain, domain), eq(team.isAutoJoin, true), ne(team.teamId, teamId)))
    .limit(1);
  return found !== undefined;
}
