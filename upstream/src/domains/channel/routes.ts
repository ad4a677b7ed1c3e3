import { adminsOnly, everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { createChannel } from './createActions.ts';
import { autoJoinRoutes } from './autoJoinRoutes.ts';
import { conversationRoutes } from './conversationRoutes.ts';
import { groupMembers, groupsList, guestChannels, toGroup, toGroups } from './groupAnswers.ts';
import { updatePlaces } from './placeActions.ts';
import { channelsByJid } from './repository.ts';

export function channelRoutes(): Routes<'channel'> {
  return {
    ...autoJoinRoutes,
    ...conversationRoutes,
    groupsList: signedIn(adminsOnly, (context, { query }) => groupsList(context, query)),
    groups: signedIn(adminsOnly, async ({ db, actor: { teamId } }, { body }) => ({
      groups: await toGroups(db, teamId, await channelsByJid(db, teamId, body.groups)),
    })),
    groupMembers: signedIn(adminsOnly, (context, { query }) => groupMembers(context, query)),
    guestChannels: signedIn(adminsOnly, (context, { query }) => guestChannels(context, query)),
    bulkGroupUpdate: signedIn(adminsOnly, async (context, { body }) => {
      await updatePlaces(context, body);
      return {};
    }),
    // Guests are told that they may not, as everybody whom the rule leaves out.
    createGroup: signedIn(everyRole, async (context, { body }) =>
      toGroup(context.db, await createChannel(context, body)),
    ),
  };
}
