import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { startConversation } from './conversationActions.ts';

/** Conversations of two: the chat product keeps them, and asks here who may begin one. */
export const conversationRoutes: Pick<Routes<'channel'>, 'startConversation'> = {
  startConversation: signedIn(everyRole, async (context, { body }) => ({
    conversationJID: await startConversation(context, body.email),
  })),
};
