import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { ssoAttempt } from '../../../db/tables/sso.ts';

/** Uses up an attempt; undefined where nobody waits for its answer, or no longer does. */
export async function takeAttempt(db: Queries, attemptId: string, now: number) {
  const [taken] = await db
    .update(ssoAttempt)
    .set({ usedAt: now })
    .where(
      and(
        eq(ssoAttempt.attemptId, attemptId),
        eq(ssoAttempt.protocol, 'oidc'),
        isNull(ssoAttempt.usedAt),
        gt(ssoAttempt.expiresAt, now),
      ),
    )
    .returning({ teamId: ssoAttempt.teamId, secrets: ssoAttempt.secrets });
  return taken;
}
