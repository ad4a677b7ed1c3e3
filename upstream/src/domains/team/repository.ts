import { DrizzleQueryError, and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { installedApp, team } from '../../db/tables/team.ts';
import { Fault, Refusal } from '../../lib/errors.ts';

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

/** A team by its short address in lower case, unless it has been deleted. */
export async function teamByUrl(db: Queries, url: string): Promise<TeamRow | undefined> {
  const [row] = await db
    .select()
    .from(team)
    .where(and(eq(team.url, url), isNull(team.deletedAt)));
  return row;
}

export async function countApps(db: Queries, teamId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(installedApp).where(eq(installedApp.teamId, teamId));
  return row?.total ?? 0;
}

/** The apps of a team, by name. */
export const appsOf = (db: Queries, teamId: string) =>
  db.select().from(installedApp).where(eq(installedApp.teamId, teamId)).orderBy(asc(installedApp.appId));

/**
 * The team that answers for a domain, of those but one: the one that takes in everybody of it, else the oldest. None where
 * nobody has the domain.
 */
export async function teamOfDomain(db: Queries, domain: string, except?: string): Promise<TeamRow | undefined> {
  const [found] = await db
    .select()
    .from(team)
    .where(
      and(
        ...[eq(team.domain, domain), eq(team.isDomain, true), isNull(team.deletedAt)],
        except === undefined ? undefined : ne(team.teamId, except),
      ),
    )
    .orderBy(desc(team.isAutoJoin), asc(team.createdAt), asc(team.teamId))
    .limit(1);
  return found;
}

/** Whether a team other than this one takes in everybody of the domain. */
export const anotherTeamAutoJoins = async (db: Queries, { teamId, domain }: TeamRow): Promise<boolean> =>
  (await teamOfDomain(db, domain, teamId))?.isAutoJoin ?? false;

/** Ends a team that nobody belongs to any more. Its row stays without its picture, for what was written down about it. */
export const endTeam = (db: Queries, teamId: string, deletedAt: number) =>
  db.update(team).set({ deletedAt, avatarFile: null }).where(eq(team.teamId, teamId));

const UNIQUE_VIOLATION = '23505';

/** Whether a query failed because another team has the address, perhaps since a moment ago. */
const isUrlTaken = (error: unknown): boolean => {
  const { cause } = error instanceof DrizzleQueryError ? error : {};
  if (cause === undefined || !('code' in cause && 'constraint' in cause)) return false;
  return cause.code === UNIQUE_VIOLATION && cause.constraint === 'team_url';
};

/** What counts changes of a team: of the team itself, and of the settings that are edited as a whole. */
export type VersionColumn =
  | 'version'
  | 'fileSharingVersion'
  | 'channelCreationVersion'
  | 'welcomeVersion'
  | 'recordingRetentionVersion';

/**
 * Changes a team, and counts the change by its own version, by another one, or by none.
 *
 * @throws Refusal `url_taken` when another team has the address
 */
export async function changeTeam(
  db: Queries,
  teamId: string,
  changes: Partial<TeamRow>,
  version: VersionColumn | null = 'version',
): Promise<void> {
  try {
    await db
      .update(team)
      .set({ ...changes, ...(version === null ? {} : { [version]: sql`${team[version]} + 1` }) })
      .where(eq(team.teamId, teamId));
  } catch (error) {
    throw isUrlTaken(error) ? new Refusal('url_taken', { field: 'url' }) : error;
  }
}

/** Any number, beside the key of migrations. */
const DOMAIN_LOCK = 706_584;

/**
 * Lets the teams of a domain decide one by one who takes in everybody, until this transaction ends. Taken before the team
 * is locked: nobody who has a team waits for a domain.
 */
export const lockDomain = (db: Queries, domain: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${domain}, ${DOMAIN_LOCK}))`);
