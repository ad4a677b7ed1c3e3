import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { setPassword, updateProfile } from './profileActions.ts';
import { fullProfile } from './profileAnswers.ts';

/** What people set about themselves: name, phone, password. */
export const profileRoutes: Pick<Routes<'identity'>, 'fullProfile' | 'updateProfile' | 'setPassword'> = {
  fullProfile: signedIn(everyRole, fullProfile),
  updateProfile: signedIn(everyRole, async (context, { body }) => {
    await updateProfile(context, body);
    return fullProfile(context);
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
