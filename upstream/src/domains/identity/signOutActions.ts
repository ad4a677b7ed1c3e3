import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import { parseAddress } from '../../lib/networks.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { hashToken } from '../../lib/secrets.ts';
import { membershipsOf } from '../member/repository.ts';
import { markAddress, tracksAddresses } from './addressRepository.ts';
import { endSession, lockAccounts, voidLoginCodes } from './repository.ts';
import { endOthers, endSessionsAt } from './sessionRepository.ts';

/**
 * Takes the person in every team of their address, with the codes that would open further sessions: whoever has a session
 * in one team could switch to another and back. The codes first, as whoever trades one in takes it before the person.
 *
 * @returns the guids
 */
async function lockOfAllTeams({ db, now, actor }: SessionContext): Promise<string[]> {
  const guids = (await membershipsOf(db, actor)).map(({ person }) => person.guid);
  await voidLoginCodes(db, guids, now);
  await lockAccounts(db, guids);
  return guids;
}

/**
 * Ends a session. A token that opens nothing any more is signed out already; a session of the list has to be there to end.
 *
 * @throws Refusal `session_not_found`
 */
export async function signOut(context: SessionContext, { token, authToken }: Body<'identity', 'signOut'>) {
  const { db, now, actor } = context;
  // The session that is to end may have asked for a code, which would open another one.
  if (!token) await voidLoginCodes(db, [actor.guid], now);
  const which = token ? { tokenHash: hashToken(token) } : { sessionId: authToken ?? '' };
  const ended = await endSession(db, { ...which, guid: actor.guid }, now);
  if (!ended && authToken) throw new Refusal('session_not_found');
  if (ended) {
    await note(causeOf(context), 'identity.signOut', `session:${ended}`);
  }
  return {};
}

/**
 * Marks one of the addresses that somebody has used, and ends the sessions that were used from there last, in all of their teams.
 *
 * @throws Refusal `invalid_request`, `ip_tracking_disabled`, `ip_not_found`
 */
export async function markIpUnsafe(context: SessionContext, { ip }: Body<'identity', 'markIpUnsafe'>) {
  const { db, now, actor, clientAddress } = context;
  const address = parseAddress(ip);
  if (address === null) throw new Refusal('invalid_request', { field: 'ip' });
  if (!(await tracksAddresses(db, actor.teamId))) throw new Refusal('ip_tracking_disabled');
  const guids = await lockOfAllTeams(context);
  if (!(await markAddress(db, { guid: actor.guid, address }, now))) throw new Refusal('ip_not_found');
  const present = { sessionId: actor.sessionId, address: clientAddress };
  const ended = await endSessionsAt(db, guids, { address, present, now });
  await noteEnded(context, 'identity.markIpUnsafe', ended);
  return { ended: ended.length, isCurrentSessionEnded: ended.includes(actor.sessionId) };
}

/** Ends all sessions of somebody's address but the present one, in all of their teams. */
export async function signOutOthers(context: SessionContext): Promise<{ ended: number }> {
  const { db, now, actor } = context;
  const guids = await lockOfAllTeams(context);
  const ended = await endOthers(db, guids, actor.sessionId, now);
  await noteEnded(context, 'identity.signOutOthers', ended);
  return { ended: ended.length };
}

/** The address itself stays out of the record: it says where somebody has been. */
const noteEnded = (context: SessionContext, action: AuditAction, endedSessions: readonly string[]) =>
  note(causeOf(context), action, `person:${context.actor.guid}`, { after: { endedSessions } });
