import { everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { addRemoveUsers, joinChannel, leaveChannel, memberList, muteChannel } from './chatActions.ts';
import { messages, postDirectMessage, postMessage } from './postActions.ts';

type Chat =
  | 'joinGroup'
  | 'leaveGroup'
  | 'muteGroup'
  | 'addRemoveUsers'
  | 'memberList'
  | 'postMessage'
  | 'postDirectMessage'
  | 'messages';

/** What the chat product asks for its people: everybody sees only what they are in, and does what the channel lets them. */
export const chatRoutes: Pick<Routes<'channel'>, Chat> = {
  joinGroup: signedIn(notGuests, async (context, { body }) => {
    await joinChannel(context, body.to);
    return {};
  }),
  leaveGroup: signedIn(everyRole, async (context, { body }) => {
    await leaveChannel(context, body.to);
    return {};
  }),
  muteGroup: signedIn(everyRole, async (context, { body }) => {
    await muteChannel(context, body);
    return {};
  }),
  addRemoveUsers: signedIn(notGuests, async (context, { body }) => {
    await addRemoveUsers(context, body);
    return {};
  }),
  memberList: signedIn(everyRole, (context, { query }) => memberList(context, query)),
  postMessage: signedIn(everyRole, (context, { body }) => postMessage(context, body)),
  postDirectMessage: signedIn(everyRole, (context, { body }) => postDirectMessage(context, body)),
  messages: signedIn(everyRole, (context, { query }) => messages(context, query)),
};
