import { recordAudit } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { equalHashes, hashToken } from '../../lib/secrets.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { renamePerson } from '../member/repository.ts';
import { maySomehowShare } from '../team/fileSharingActions.ts';
import { removeProfilePicture } from './picture.ts';
import { hashPassword } from './password.ts';
import { toFullProfile } from './profile.ts';
import { lockPerson, savePassword, savePhone } from './profileRepository.ts';
import { auditedChange, detailsAfter, isChanged, isRenamed } from './profileRules.ts';
import { findOwnProfile } from './repository.ts';

/** What people set about themselves: name, phone, password. */
export const profileRoutes: Pick<Routes<'identity'>, 'fullProfile' | 'updateProfile' | 'setPassword'> = {
  fullProfile: signedIn(everyRole, readProfile),
  updateProfile: signedIn(everyRole, async (context, input) => {
    await updateProfile(context, input);
    return readProfile(context);
  }),
  // No key holds for it: keys are kept with a digest of the input, from which a password could be guessed quickly.
  // Setting the same password twice is setting it once.
  setPassword: signedIn(everyRole, setPassword, { keyed: false }),
};

async function readProfile({ db, now, actor, fileAddress }: SessionContext) {
  const found = await findOwnProfile(db, actor.guid);
  if (!found) throw new Fault('A session without a person.');
  const mayShare = await maySomehowShare(db, found, now);
  return toFullProfile(found, fileAddress(found.person.imageFile), mayShare);
}

async function updateProfile(context: SessionContext, { body }: Input<'identity', 'updateProfile'>) {
  const { db, actor } = context;
  const before = await lockPerson(db, actor.guid);
  if (!before) throw new Fault('A session without a person.');
  if (body.version !== undefined && body.version !== before.profileVersion) throw new Refusal('stale_version');
  if (body.removeImage) await removeProfilePicture(causeOf(context));
  const after = detailsAfter(before, body);
  if (!isChanged(before, after)) return;
  if (isRenamed(before, after)) await renamePerson(db, before, after);
  await savePhone(db, actor.guid, after);
  await recordAudit(causeOf(context), {
    ...{ teamId: actor.teamId, actor: actor.guid, action: 'identity.updateProfile', target: `person:${actor.guid}` },
    ...auditedChange(before, after),
  });
}

async function setPassword({ db, now, actor, requestId }: SessionContext, { body }: Input<'identity', 'setPassword'>) {
  if (!equalHashes(hashToken(body.token), actor.tokenHash)) throw new Refusal('invalid_request', { field: 'token' });
  await savePassword(db, { guid: actor.guid, hash: await hashPassword(body.password), setAt: now });
  await recordAudit(
    { db, now, requestId },
    { teamId: actor.teamId, actor: actor.guid, action: 'identity.setPassword', target: `person:${actor.guid}` },
  );
  return {};
}
