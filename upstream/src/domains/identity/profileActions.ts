import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { hashPassword } from '../../lib/passwords.ts';
import { equalHashes, hashToken } from '../../lib/secrets.ts';
import { demandVersion } from '../../lib/versions.ts';
import { renamePerson } from '../member/repository.ts';
import { lockSelf } from './lockActions.ts';
import { removeProfilePicture } from './pictureActions.ts';
import { savePassword, savePhone } from './profileRepository.ts';
import { auditedChange, detailsAfter, isChanged, isRenamed } from './profileRules.ts';

/**
 * Changes what somebody says about themselves; what is left out stays.
 *
 * @throws Refusal `invalid_token`, `stale_version`, `invalid_request`
 */
export async function updateProfile(context: SessionContext, body: Body<'identity', 'updateProfile'>): Promise<void> {
  const { db, actor } = context;
  const cause = causeOf(context);
  const before = await lockSelf(cause);
  demandVersion(body.version, before.profileVersion);
  if (body.removeImage) await removeProfilePicture(cause);
  const after = detailsAfter(before, body);
  if (!isChanged(before, after)) return;
  if (isRenamed(before, after)) await renamePerson(db, before, after);
  await savePhone(db, actor.guid, after);
  await note(cause, 'identity.updateProfile', `person:${actor.guid}`, auditedChange(before, after));
}

/**
 * Sets somebody's password; the body's token is that of the session, once more. Sessions go on.
 *
 * @throws Refusal `invalid_request`, `invalid_token`
 */
export async function setPassword(context: SessionContext, body: Body<'identity', 'setPassword'>): Promise<void> {
  const { db, now, actor } = context;
  if (!equalHashes(hashToken(body.token), actor.tokenHash)) throw new Refusal('invalid_request', { field: 'token' });
  // Before the person is locked: it takes a quarter of a second.
  const hash = await hashPassword(body.password);
  const cause = causeOf(context);
  await lockSelf(cause);
  await savePassword(db, { guid: actor.guid, hash, setAt: now });
  await note(cause, 'identity.setPassword', `person:${actor.guid}`);
}
