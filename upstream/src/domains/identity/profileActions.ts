import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import { hashPassword } from '../../lib/passwords.ts';
import { equalHashes, hashToken } from '../../lib/secrets.ts';
import type { Input } from '../../lib/service.ts';
import { demandVersion } from '../../lib/versions.ts';
import { renamePerson } from '../member/repository.ts';
import { removeProfilePicture } from './pictureActions.ts';
import { lockPerson, savePassword, savePhone } from './profileRepository.ts';
import { auditedChange, detailsAfter, isChanged, isRenamed } from './profileRules.ts';

/**
 * Changes what somebody says about themselves; what is left out stays.
 *
 * @throws Refusal `stale_version`, `invalid_request`
 */
export async function updateProfile(
  context: SessionContext,
  body: Input<'identity', 'updateProfile'>['body'],
): Promise<void> {
  const { db, actor } = context;
  const before = await lockPerson(db, actor.guid);
  if (!before) throw new Fault('A session without a person.');
  demandVersion(body.version, before.profileVersion);
  if (body.removeImage) await removeProfilePicture(causeOf(context));
  const after = detailsAfter(before, body);
  if (!isChanged(before, after)) return;
  if (isRenamed(before, after)) await renamePerson(db, before, after);
  await savePhone(db, actor.guid, after);
  await note(causeOf(context), 'identity.updateProfile', `person:${actor.guid}`, auditedChange(before, after));
}

/**
 * Sets somebody's password; the body's token is that of the session, once more. Sessions go on.
 *
 * @throws Refusal `invalid_request`
 */
export async function setPassword(
  context: SessionContext,
  body: Input<'identity', 'setPassword'>['body'],
): Promise<void> {
  const { db, now, actor } = context;
  if (!equalHashes(hashToken(body.token), actor.tokenHash)) throw new Refusal('invalid_request', { field: 'token' });
  await savePassword(db, { guid: actor.guid, hash: await hashPassword(body.password), setAt: now });
  await note(causeOf(context), 'identity.setPassword', `person:${actor.guid}`);
}
