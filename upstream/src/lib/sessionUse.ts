import type { Queries } from '../db/database.ts';
import type { LiveSession } from './auth.ts';

/** A use of a session that is worth noting. */
export type SessionUse = { sessionId: string; guid: string; clientAddress: string | null; now: number };

/** Keeps when and from where a session was used. Is made for `read`: each statement stands by itself. */
export type NoteUse = (queries: Queries, use: SessionUse) => Promise<void>;

/** How exact the last use of a session is. */
export const NOTED_EVERY_MS = 60_000;

/** The use to note, if the last note is old or of another address; most calls of a session have none. */
export function noteworthyUse(
  { actor, lastUsedAt, clientAddress: noted }: LiveSession,
  clientAddress: string | null,
  now: number,
): SessionUse | undefined {
  const hasMoved = clientAddress !== null && clientAddress !== noted;
  if (!hasMoved && now - lastUsedAt < NOTED_EVERY_MS) return undefined;
  return { sessionId: actor.sessionId, guid: actor.guid, clientAddress, now };
}
