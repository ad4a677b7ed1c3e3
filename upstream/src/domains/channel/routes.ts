import { adminsOnly, everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import type { GroupsDomain } from './addressRules.ts';
import { setArchived } from './archiveActions.ts';
import { updateAutoJoin } from './autoJoinActions.ts';
import { chatRoutes } from './chatRoutes.ts';
import { conversationRoutes } from './conversationRoutes.ts';
import { createChannel } from './createActions.ts';
import {
  firstGroupMembers,
  groupMembers,
  groupModerators,
  groups,
  groupsList,
  guestChannels,
  toGroup,
} from './groupAnswers.ts';
import { updatePlaces } from './placeActions.ts';
import { previewChannel } from './previewActions.ts';
import { channelTotals } from './repository.ts';
import { updateChannel } from './updateActions.ts';
import { usageRoutes } from './usageRoutes.ts';

export function channelRoutes({ groupsDomain }: { readonly groupsDomain: GroupsDomain }): Routes<'channel'> {
  return {
    ...chatRoutes,
    ...conversationRoutes,
    ...usageRoutes,
    // What somebody may ask for depends on the filter.
    groupsList: signedIn(everyRole, (context, { body }) => groupsList(context, body)),
    channelCounts: signedIn(adminsOnly, ({ db, actor }) => channelTotals(db, actor.teamId)),
    groups: signedIn(everyRole, (context, { body }) => groups(context, body.groups)),
    groupModerators: signedIn(adminsOnly, (context, { body }) => groupModerators(context, body.groups)),
    groupMembers: signedIn(adminsOnly, (context, { query }) => groupMembers(context, query)),
    firstGroupMembers: signedIn(adminsOnly, (context, { body }) => firstGroupMembers(context, body)),
    guestChannels: signedIn(adminsOnly, (context, { query }) => guestChannels(context, query)),
    previewGroup: signedIn(adminsOnly, (context, { body }) => previewChannel(context, body)),
    bulkGroupUpdate: signedIn(adminsOnly, async (context, { body }) => {
      await updatePlaces(context, body);
      return {};
    }),
    updateGroup: signedIn(adminsOnly, async (context, { body }) =>
      toGroup(context, await updateAutoJoin(context, body.to, body.config.autoJoin)),
    ),
    updateGroupInfo: signedIn(adminsOnly, async (context, { query, body }) =>
      toGroup(context, await updateChannel(context, query.to, body)),
    ),
    archiveGroup: signedIn(adminsOnly, async (context, { body }) => toGroup(context, await setArchived(context, body))),
    // Guests are told that they may not, as everybody whom the rule leaves out.
    createGroup: signedIn(everyRole, async (context, { body }) =>
      toGroup(context, await createChannel(context, body, groupsDomain)),
    ),
  };
}
