import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { recoveryCode } from '../../db/tables/sso.ts';

/** Puts these codes in the place of all that the team had. */
export async function replaceRecoveryCodes(
  db: Queries,
  teamId: string,
  codes: { codeHashes: readonly string[]; createdAt: number },
): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.teamId, teamId));
  if (codes.codeHashes.length === 0) return;
  await db
    .insert(recoveryCode)
    .values(codes.codeHashes.map((codeHash) => ({ teamId, codeHash, createdAt: codes.createdAt })));
}

/** Uses up a code of the team; false where it is none, or was used before. */
export async function takeRecoveryCode(
  db: Queries,
  { teamId, codeHash }: { teamId: string; codeHash: string },
  by: { guid: string; now: number },
): Promise<boolean> {
  const taken = await db
    .update(recoveryCode)
    .set({ usedAt: by.now, usedBy: by.guid })
    .where(and(eq(recoveryCode.teamId, teamId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ teamId: recoveryCode.teamId });
  return taken.length > 0;
}

/** How many of a team's codes are still good. */
export const recoveryCodesLeft = (db: Queries, teamId: string): Promise<number> =>
  db.$count(recoveryCode, and(eq(recoveryCode.teamId, teamId), isNull(recoveryCode.usedAt)));
