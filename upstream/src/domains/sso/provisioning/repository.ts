import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { provisioningToken } from '../../../db/tables/sso.ts';
import { team } from '../../../db/tables/team.ts';
import { USE_NOTED_EVERY_MS } from './rules.ts';

export type TokenRow = typeof provisioningToken.$inferSelect;

const isOf = (teamId: string, idpId: string) =>
  and(eq(provisioningToken.teamId, teamId), eq(provisioningToken.idpId, idpId));

/** The token of a team's directory service, or undefined where it has none. */
export async function tokenOf(db: Queries, teamId: string, idpId: string): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(provisioningToken).where(isOf(teamId, idpId));
  return row;
}

/** A token by its hash, unless its team has been deleted. */
export async function tokenByHash(db: Queries, tokenHash: string): Promise<TokenRow | undefined> {
  const [row] = await db
    .select({ provisioningToken })
    .from(provisioningToken)
    .innerJoin(team, eq(team.teamId, provisioningToken.teamId))
    .where(and(eq(provisioningToken.tokenHash, tokenHash), isNull(team.deletedAt)));
  return row?.provisioningToken;
}

export async function addToken(db: Queries, row: TokenRow): Promise<void> {
  await db.insert(provisioningToken).values(row);
}

export async function dropToken(db: Queries, teamId: string, idpId: string): Promise<void> {
  await db.delete(provisioningToken).where(isOf(teamId, idpId));
}

/** Takes the tokens of teams that were deleted: there are few of a team. */
export async function dropTokensOfDeletedTeams(db: Queries): Promise<void> {
  const deleted = db.select({ teamId: team.teamId }).from(team).where(isNotNull(team.deletedAt));
  await db.delete(provisioningToken).where(inArray(provisioningToken.teamId, deleted));
}

/** Keeps when a token was used, to the minute. Of the calls that come at once, the first notes it. */
export async function noteTokenUse(db: Queries, tokenHash: string, now: number): Promise<void> {
  const isOverdue = or(
    isNull(provisioningToken.lastUsedAt),
    lte(provisioningToken.lastUsedAt, now - USE_NOTED_EVERY_MS),
  );
  await db
    .update(provisioningToken)
    .set({ lastUsedAt: now })
    .where(and(eq(provisioningToken.tokenHash, tokenHash), isOverdue));
}
