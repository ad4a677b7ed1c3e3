import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { setChannelCreation } from './actions.ts';
import { createGroupPrivilege } from './answers.ts';

/** Who may create channels. */
export const channelCreationRoutes: Pick<Routes<'team'>, 'createGroupPrivilege' | 'setCreateGroupPrivilege'> = {
  createGroupPrivilege: signedIn(adminsOnly, createGroupPrivilege),
  setCreateGroupPrivilege: signedIn(adminsOnly, async (context, { body }) => {
    await setChannelCreation(context, body);
    return createGroupPrivilege(context);
  }),
};
