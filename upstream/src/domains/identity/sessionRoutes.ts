import { recordAudit } from '../../lib/audit.ts';
import { parseAddress } from '../../lib/auth.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { hashToken } from '../../lib/secrets.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { membershipsOf } from '../member/repository.ts';
import { listAddresses, markAddress, tracksAddresses } from './addresses.ts';
import { deviceOf } from './devices.ts';
import { endSession, lockAccounts, voidLoginCodes } from './repository.ts';
import { MAX_SESSIONS_PER_DEVICE } from './rules.ts';
import { endOthers, endSessionsAt, listSessions } from './sessions.ts';

/** The calls about somebody's own sessions, and the addresses from which they were used. */
export const sessionRoutes: Pick<
  Routes<'identity'>,
  'signOut' | 'userSessions' | 'signOutOthers' | 'usedIps' | 'markIpUnsafe'
> = {
  // Whoever may not come in from here may still leave.
  signOut: signedIn(everyRole, (context, { body }) => signOut(context, body), { fromAnywhere: true }),
  userSessions: signedIn(everyRole, async ({ db, now, actor }) => {
    const listed = await listSessions(db, actor.guid, actor.sessionId, now);
    return {
      maxLimit: MAX_SESSIONS_PER_DEVICE,
      sessions: listed.map((one) => toSession(one, actor.sessionId)),
    };
  }),
  signOutOthers: signedIn(everyRole, async (context) => {
    const { db, now, actor } = context;
    const guids = await lockOfAllTeams(context);
    const ended = await endOthers(db, guids, actor.sessionId, now);
    await recordEnded(context, 'identity.signOutOthers', ended);
    return { ended: ended.length };
  }),
  usedIps: signedIn(everyRole, async ({ db, now, actor }) => {
    if (!(await tracksAddresses(db, actor.teamId))) throw new Refusal('ip_tracking_disabled');
    const listed = await listAddresses(db, actor.guid, now);
    return {
      usedIPsInfo: listed.map(({ address, lastAccessedAt, markedUnsafeAt }) => ({
        ip: address,
        lastAccessedAt,
        markedUnsafeAt,
      })),
    };
  }),
  markIpUnsafe: signedIn(everyRole, (context, { body }) => markIpUnsafe(context, body)),
};

/**
 * Takes the person in every team of their address, with the codes that would open further sessions: whoever has a session
 * in one team could switch to another and back. The codes first, as whoever trades one in takes it before the person.
 *
 * @returns the guids
 */
async function lockOfAllTeams({ db, now, actor }: SessionContext): Promise<string[]> {
  const guids = (await membershipsOf(db, actor.guid)).map(({ person }) => person.guid);
  await voidLoginCodes(db, guids, now);
  await lockAccounts(db, guids);
  return guids;
}

/** A token that opens nothing any more is signed out already; a session of the list has to be there to end. */
async function signOut(context: SessionContext, { token, authToken }: Input<'identity', 'signOut'>['body']) {
  const { db, now, actor } = context;
  // The session that is to end may have asked for a code, which would open another one.
  if (!token) await voidLoginCodes(db, [actor.guid], now);
  const which = token ? { tokenHash: hashToken(token) } : { sessionId: authToken ?? '' };
  const ended = await endSession(db, { ...which, guid: actor.guid }, now);
  if (!ended && authToken) throw new Refusal('session_not_found');
  if (ended) {
    await recordAudit(context, {
      ...{ teamId: actor.teamId, actor: actor.guid, action: 'identity.signOut', target: `session:${ended}` },
    });
  }
  return {};
}

async function markIpUnsafe(context: SessionContext, { ip }: Input<'identity', 'markIpUnsafe'>['body']) {
  const { db, now, actor, clientAddress } = context;
  const address = parseAddress(ip);
  if (address === null) throw new Refusal('invalid_request', { field: 'ip' });
  if (!(await tracksAddresses(db, actor.teamId))) throw new Refusal('ip_tracking_disabled');
  const guids = await lockOfAllTeams(context);
  if (!(await markAddress(db, { guid: actor.guid, address }, now))) throw new Refusal('ip_not_found');
  const present = { sessionId: actor.sessionId, address: clientAddress };
  const ended = await endSessionsAt(db, guids, { address, present, now });
  await recordEnded(context, 'identity.markIpUnsafe', ended);
  return { ended: ended.length, isCurrentSessionEnded: ended.includes(actor.sessionId) };
}

/** The address itself stays out of the record: it says where somebody has been. */
const recordEnded = ({ actor, ...context }: SessionContext, action: string, endedSessions: readonly string[]) =>
  recordAudit(context, {
    ...{ teamId: actor.teamId, actor: actor.guid, action, target: `person:${actor.guid}` },
    after: { endedSessions },
  });

type Listed = Awaited<ReturnType<typeof listSessions>>[number];

function toSession({ sessionId, lastUsedAt, userAgent }: Listed, current: string) {
  const { deviceType, os, osVersion, model, platform, browserName } = deviceOf(userAgent);
  return {
    authToken: sessionId,
    modifiedAt: lastUsedAt,
    userAgent: { deviceType, os, osVersion, otherKeys: model === null ? {} : { 'device-model': model } },
    ...{ platform, browserName, isCurrentSession: sessionId === current },
  };
}
