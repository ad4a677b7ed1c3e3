import type { Queries } from '../../../db/database.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { hashToken } from '../../../lib/secrets.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { addToken, dropToken, noteTokenUse, tokenByHash, tokenOf } from './repository.ts';
import { USE_NOTED_EVERY_MS, newProvisioningToken } from './rules.ts';

/** @throws Refusal `stale_version` for another token than was seen; without one that was seen, whichever there is is meant */
function demandSeen(field: 'replaces' | 'ending', seen: string | null | undefined, ending: string | null): void {
  if (seen !== undefined && seen !== ending) throw new Refusal('stale_version', { field });
}

/**
 * Makes the token of a team's directory service, in the place of the one that it had; gives the whole of it, this once.
 *
 * @param replaces the ending of the token that was seen, null for none; undefined for whichever there is
 * @throws Refusal `actor_not_admin`, `stale_version`
 */
export async function generateToken(
  context: SessionContext,
  idpId: string,
  replaces: string | null | undefined,
): Promise<string> {
  const { cause } = await lockForAdmin(context);
  const { db, now, teamId, actor: createdBy } = cause;
  const before = await tokenOf(db, teamId, idpId);
  demandSeen('replaces', replaces, before?.ending ?? null);
  const { secret, tokenHash, ending } = newProvisioningToken();
  await dropToken(db, teamId, idpId);
  await addToken(db, { teamId, idpId, tokenHash, ending, createdAt: now, createdBy, lastUsedAt: null });
  await note(cause, 'sso.generateProvisioningToken', `team:${teamId}`, { after: { idpId, isReplaced: !!before } });
  return secret;
}

/**
 * Takes the token away from a team's directory service.
 *
 * @throws Refusal `actor_not_admin`, `stale_version`
 */
export async function deleteToken(context: SessionContext, idpId: string, ending: string | undefined): Promise<void> {
  const { cause } = await lockForAdmin(context);
  const before = await tokenOf(cause.db, cause.teamId, idpId);
  if (!before) return;
  demandSeen('ending', ending, before.ending);
  await dropToken(cause.db, cause.teamId, idpId);
  await note(cause, 'sso.deleteProvisioningToken', `team:${cause.teamId}`, { before: { idpId } });
}

/**
 * Whose directory service calls by a token, or null where the token opens nothing. Notes that it was used, once a minute at
 * most.
 */
export async function teamOfProvisioningToken(
  db: Queries,
  secret: string,
  now: number,
): Promise<{ teamId: string; idpId: string } | null> {
  const token = await tokenByHash(db, hashToken(secret));
  if (!token) return null;
  // Asked first: most calls write nothing.
  if (token.lastUsedAt === null || now - token.lastUsedAt >= USE_NOTED_EVERY_MS) {
    await noteTokenUse(db, token.tokenHash, now);
  }
  return { teamId: token.teamId, idpId: token.idpId };
}
