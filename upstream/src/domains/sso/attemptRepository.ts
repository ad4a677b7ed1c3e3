import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { ssoAttempt, usedAssertion } from '../../db/tables/sso.ts';

type AttemptRow = typeof ssoAttempt.$inferSelect;
type Which = Pick<AttemptRow, 'attemptId' | 'protocol'> & Partial<Pick<AttemptRow, 'teamId'>>;

export const addAttempt = (db: Queries, fresh: typeof ssoAttempt.$inferInsert) => db.insert(ssoAttempt).values(fresh);

/** Uses up an attempt, where a team is given one of that team; undefined where nobody waits for its answer, or no longer does. */
export async function takeAttempt(db: Queries, { attemptId, protocol, teamId }: Which, now: number) {
  const [taken] = await db
    .update(ssoAttempt)
    .set({ usedAt: now })
    .where(
      and(
        ...[eq(ssoAttempt.attemptId, attemptId), eq(ssoAttempt.protocol, protocol)],
        teamId === undefined ? undefined : eq(ssoAttempt.teamId, teamId),
        ...[isNull(ssoAttempt.usedAt), gt(ssoAttempt.expiresAt, now)],
      ),
    )
    .returning();
  return taken;
}

/**
 * Drops the sign-ins at a team's identity provider that are under way: their answers would be of another one. What opened a
 * session stays known, so that it opens no other one.
 */
export async function dropSamlAttempts(db: Queries, teamId: string): Promise<void> {
  await db.delete(ssoAttempt).where(and(eq(ssoAttempt.teamId, teamId), eq(ssoAttempt.protocol, 'saml')));
}

/** Drops what is over: nothing waits for it, and nothing could be used again. */
export async function dropSignOns(db: Queries, now: number): Promise<void> {
  await db.delete(ssoAttempt).where(lte(ssoAttempt.expiresAt, now));
  await db.delete(usedAssertion).where(lte(usedAssertion.expiresAt, now));
}
