import { adminsOnly, everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { demandActivePerson } from '../member/demandActions.ts';
import { createChannel } from './createActions.ts';
import { autoJoinRoutes } from './autoJoinRoutes.ts';
import { conversationRoutes } from './conversationRoutes.ts';
import { groupsList, toGroup, toGroups } from './groupAnswers.ts';
import { demandChannels, updatePlaces } from './placeActions.ts';
import * as repository from './repository.ts';

export function channelRoutes(): Routes<'channel'> {
  return {
    ...autoJoinRoutes,
    ...conversationRoutes,
    groupsList: signedIn(adminsOnly, (context, { query }) => groupsList(context, query)),
    groups: signedIn(adminsOnly, async ({ db, actor: { teamId } }, { body }) => ({
      groups: await toGroups(db, teamId, await repository.channelsByJid(db, teamId, body.groups)),
    })),
    groupMembers: signedIn(adminsOnly, async ({ db, actor }, { query: { groupJID, limit, offset } }) => {
      await demandChannels(db, actor.teamId, [groupJID]);
      return repository.listChannelMembers(db, groupJID, { limit, offset });
    }),
    guestChannels: signedIn(adminsOnly, async ({ db, actor }, { query: { onBehalfOf } }) => {
      await demandActivePerson(db, actor.teamId, onBehalfOf);
      return { groups: await repository.channelsOf(db, onBehalfOf) };
    }),
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
