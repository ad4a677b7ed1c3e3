import type { Answer } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { listAddresses, tracksAddresses } from './addressRepository.ts';
import { deviceOf } from './deviceRules.ts';
import { MAX_SESSIONS_PER_DEVICE } from './rules.ts';
import { listSessions } from './sessionRepository.ts';

/** Where somebody is signed in. */
export async function userSessions({ db, now, actor }: SessionContext): Promise<Answer<'identity', 'userSessions'>> {
  const listed = await listSessions(db, actor.guid, actor.sessionId, now);
  return {
    maxLimit: MAX_SESSIONS_PER_DEVICE,
    sessions: listed.map((one) => toSession(one, actor.sessionId)),
  };
}

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

/**
 * From which addresses somebody has come in.
 *
 * @throws Refusal `ip_tracking_disabled`
 */
export async function usedIps({ db, now, actor }: SessionContext): Promise<Answer<'identity', 'usedIps'>> {
  if (!(await tracksAddresses(db, actor.teamId))) throw new Refusal('ip_tracking_disabled');
  const listed = await listAddresses(db, actor.guid, now);
  return {
    usedIPsInfo: listed.map(({ address, lastAccessedAt, markedUnsafeAt }) => ({
      ip: address,
      lastAccessedAt,
      markedUnsafeAt,
    })),
  };
}
