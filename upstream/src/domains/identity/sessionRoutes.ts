import { Refusal } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { listAddresses, tracksAddresses } from './addressRepository.ts';
import { deviceOf } from './deviceRules.ts';
import { MAX_SESSIONS_PER_DEVICE } from './rules.ts';
import { listSessions } from './sessionRepository.ts';
import { markIpUnsafe, signOut, signOutOthers } from './signOutActions.ts';

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
  signOutOthers: signedIn(everyRole, signOutOthers),
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
