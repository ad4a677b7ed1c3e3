import type { SessionContext } from '../../lib/context.ts';
import { Fault } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { maySomehowShare } from '../team/fileSharing/actions.ts';
import { setPassword, updateProfile } from './profileActions.ts';
import { toFullProfile } from './profileAnswers.ts';
import { findOwnProfile } from './repository.ts';

/** What people set about themselves: name, phone, password. */
export const profileRoutes: Pick<Routes<'identity'>, 'fullProfile' | 'updateProfile' | 'setPassword'> = {
  fullProfile: signedIn(everyRole, readProfile),
  updateProfile: signedIn(everyRole, async (context, { body }) => {
    await updateProfile(context, body);
    return readProfile(context);
  }),
  // No key holds for it: keys are kept with a digest of the input, from which a password could be guessed quickly.
  // Setting the same password twice is setting it once.
  setPassword: signedIn(
    everyRole,
    async (context, { body }) => {
      await setPassword(context, body);
      return {};
    },
    { keyed: false },
  ),
};

async function readProfile({ db, now, actor, fileAddress }: SessionContext) {
  const found = await findOwnProfile(db, actor.guid);
  if (!found) throw new Fault('A session without a person.');
  const mayShare = await maySomehowShare(db, found, now);
  return toFullProfile(found, fileAddress(found.person.imageFile), mayShare);
}
