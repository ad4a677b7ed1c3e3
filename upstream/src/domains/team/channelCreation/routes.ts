import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/service.ts';
import { readChannelCreation, setChannelCreation } from './actions.ts';

/** Who may create channels. */
export const channelCreationRoutes: Pick<Routes<'team'>, 'createGroupPrivilege' | 'setCreateGroupPrivilege'> = {
  createGroupPrivilege: signedIn(adminsOnly, ({ db, actor }) => readChannelCreation(db, actor.teamId)),
  setCreateGroupPrivilege: signedIn(adminsOnly, (context, { body }) => setChannelCreation(context, body)),
};
