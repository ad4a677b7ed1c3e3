import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { session } from '../../db/tables/identity.ts';
import { NOTED_EVERY_MS, type NoteUse, type SessionUse } from '../../lib/sessionUse.ts';
import { noteAddress } from './addressRepository.ts';
import { deviceOf } from './deviceRules.ts';
import { SESSIONS_LISTED, sessionsBeyond } from './rules.ts';

const isLive = (guids: readonly string[], now: number) =>
  and(inArray(session.guid, [...guids]), isNull(session.endedAt), gt(session.expiresAt, now));

const shown = {
  sessionId: session.sessionId,
  lastUsedAt: session.lastUsedAt,
  userAgent: session.userAgent,
  clientAddress: session.clientAddress,
};
const latestUsedFirst = [desc(session.lastUsedAt), desc(session.createdAt), session.sessionId];

/** The live sessions of these people, the latest used first. */
const liveSessions = (db: Queries, guids: readonly string[], now: number) =>
  db
    .select(shown)
    .from(session)
    .where(isLive(guids, now))
    .orderBy(...latestUsedFirst);

/** The live sessions that somebody is shown: the present one first, then the latest used. */
export const listSessions = (db: Queries, guid: string, present: string, now: number) =>
  db
    .select(shown)
    .from(session)
    .where(isLive([guid], now))
    .orderBy(desc(eq(session.sessionId, present)), ...latestUsedFirst)
    .limit(SESSIONS_LISTED);

/** Of the calls that come at once, the first notes it. */
const isOverdue = ({ now, clientAddress }: SessionUse) =>
  or(
    lte(session.lastUsedAt, now - NOTED_EVERY_MS),
    clientAddress === null ? undefined : sql`${session.clientAddress} is distinct from ${clientAddress}`,
  );

/** Keeps the last use of a session that goes on. Two statements, so that none waits for a row while it holds another. */
export const noteUse: NoteUse = async (db, use) => {
  const noted = await db
    .update(session)
    .set({ lastUsedAt: use.now, ...(use.clientAddress === null ? {} : { clientAddress: use.clientAddress }) })
    .where(and(eq(session.sessionId, use.sessionId), isNull(session.endedAt), isOverdue(use)))
    .returning({ guid: session.guid });
  if (noted.length > 0) await noteAddress(db, use);
};

/** Ends sessions of these people by their ids. */
async function end(db: Queries, guids: readonly string[], sessionIds: readonly string[], now: number): Promise<void> {
  if (sessionIds.length === 0) return;
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(isLive(guids, now), inArray(session.sessionId, [...sessionIds])));
}

/**
 * Ends the sessions for which there is no room beside one that has just begun. The account has to be locked, so that two
 * sign-ins do not both leave the other's session.
 *
 * @returns the ids of the ended ones
 */
export async function makeRoom(db: Queries, guid: string, begun: string, now: number): Promise<string[]> {
  const live = await liveSessions(db, [guid], now);
  const beyond = sessionsBeyond(
    live.map(({ sessionId, userAgent }) => ({ sessionId, device: deviceOf(userAgent) })),
    begun,
  );
  await end(db, [guid], beyond, now);
  return beyond;
}

/** Ends every live session of these people but one; gives the ids. */
export async function endOthers(db: Queries, guids: readonly string[], kept: string, now: number): Promise<string[]> {
  const ended = await db
    .update(session)
    .set({ endedAt: now })
    .where(and(isLive(guids, now), ne(session.sessionId, kept)))
    .returning({ sessionId: session.sessionId });
  return ended.map(({ sessionId }) => sessionId);
}

/**
 * Ends the live sessions of these people that were last used from an address.
 *
 * @param present the session that asks, and from where it does: its note may be a minute old
 */
export async function endSessionsAt(
  db: Queries,
  guids: readonly string[],
  { address, present, now }: { address: string; present: { sessionId: string; address: string | null }; now: number },
): Promise<string[]> {
  const concerned = (await liveSessions(db, guids, now))
    .filter(({ sessionId, clientAddress }) => {
      const last = sessionId === present.sessionId ? (present.address ?? clientAddress) : clientAddress;
      return last === address;
    })
    .map(({ sessionId }) => sessionId);
  await end(db, guids, concerned, now);
  return concerned;
}
