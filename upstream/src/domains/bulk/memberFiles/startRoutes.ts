import type { Invitations } from '../../../lib/invitations.ts';
import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import type { Environment } from '../../member/rules.ts';
import { toMemberUpload } from './answers.ts';
import { cancelUpload, inviteMail, inviteUsers, startUpload } from './startActions.ts';

type Deps = { readonly environment: Environment; readonly invitations: Invitations };
type Started = 'inviteUsers' | 'updateUsers' | 'deleteUsers' | 'deactivateUsers' | 'cancelMemberUpload' | 'inviteMail';

/** The calls that start and stop files of people. */
export const memberFileStartRoutes = ({ environment, invitations }: Deps): Pick<Routes<'bulk'>, Started> => ({
  inviteUsers: signedIn(adminsOnly, async (context, { body }) =>
    toMemberUpload(await inviteUsers(context, body, environment)),
  ),
  updateUsers: signedIn(adminsOnly, async (context, { body }) =>
    toMemberUpload(await startUpload(context, 'edit', body, environment)),
  ),
  deleteUsers: signedIn(adminsOnly, async (context, { body }) =>
    toMemberUpload(await startUpload(context, 'delete', body, environment)),
  ),
  deactivateUsers: signedIn(adminsOnly, async (context, { body }) =>
    toMemberUpload(await startUpload(context, 'deactivate', body, environment)),
  ),
  cancelMemberUpload: signedIn(adminsOnly, async (context, { body }) =>
    toMemberUpload(await cancelUpload(context, body)),
  ),
  inviteMail: signedIn(adminsOnly, (context) => inviteMail(context, invitations)),
});
