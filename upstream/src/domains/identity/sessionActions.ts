import { recordAudit } from '../../lib/audit.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import type { CallContext } from '../../lib/context.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import { noteAddress } from './addressRepository.ts';
import { addSession } from './repository.ts';
import { SESSION_LIFETIME_MS } from './rules.ts';
import { makeRoom } from './sessionRepository.ts';

/**
 * Makes a session and gives its token, the only time that it is seen. The account has to be locked: there is room for a
 * few sessions on each kind of device, and those beyond end.
 */
export async function beginSession(
  context: CallContext,
  account: { guid: string; teamId: string },
  { action, provesAddress }: { action: AuditAction; provesAddress: boolean },
) {
  const { db, now, userAgent, clientAddress } = context;
  const [token, sessionId] = [randomToken(), randomToken()];
  await addSession(db, {
    sessionId,
    tokenHash: hashToken(token),
    guid: account.guid,
    createdAt: now,
    expiresAt: now + SESSION_LIFETIME_MS,
    lastUsedAt: now,
    provesAddress,
    userAgent,
    clientAddress,
  });
  await noteAddress(db, { guid: account.guid, clientAddress, now });
  const endedSessions = await makeRoom(db, account.guid, sessionId, now);
  await recordAudit(context, {
    ...{ teamId: account.teamId, actor: account.guid, action, target: `session:${sessionId}` },
    ...(endedSessions.length > 0 ? { after: { endedSessions } } : {}),
  });
  return token;
}
