import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { person } from '../../../db/tables/member.ts';
import { samlConfiguration, ssoAttempt, usedAssertion } from '../../../db/tables/sso.ts';
import { team } from '../../../db/tables/team.ts';

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

export const addAttempt = (db: Queries, fresh: typeof ssoAttempt.$inferInsert) => db.insert(ssoAttempt).values(fresh);

/** Uses up the attempt that a response answers; undefined where the team waits for no such answer. */
export async function takeAttempt(
  db: Queries,
  { attemptId, teamId }: { attemptId: string; teamId: string },
  now: number,
) {
  const [taken] = await db
    .update(ssoAttempt)
    .set({ usedAt: now })
    .where(
      and(
        eq(ssoAttempt.attemptId, attemptId),
        eq(ssoAttempt.teamId, teamId),
        eq(ssoAttempt.protocol, 'saml'),
        isNull(ssoAttempt.usedAt),
        gt(ssoAttempt.expiresAt, now),
      ),
    )
    .returning({ isTest: ssoAttempt.isTest, startedBy: ssoAttempt.startedBy });
  return taken;
}

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

/** Drops what is over: nothing waits for it, and nothing could be used again. */
export async function dropSignOns(db: Queries, now: number): Promise<void> {
  await db.delete(ssoAttempt).where(lte(ssoAttempt.expiresAt, now));
  await db.delete(usedAssertion).where(lte(usedAssertion.expiresAt, now));
}
