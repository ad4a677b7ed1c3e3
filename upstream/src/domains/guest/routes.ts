import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { setReminder, setRoster, upgrade } from './actions.ts';
import { guestConversations, guests } from './answers.ts';

export function guestRoutes(): Routes<'guest'> {
  return {
    guests: signedIn(adminsOnly, (context, { query }) => guests(context, query)),
    guestConversations: signedIn(adminsOnly, (context, { query }) => guestConversations(context, query)),
    prepareGuestsRoster: signedIn(adminsOnly, async (context, { body }) => {
      await setRoster(context, body);
      return {};
    }),
    updateGuestValidityReminder: signedIn(adminsOnly, async (context, { body }) => {
      await setReminder(context, body);
      return {};
    }),
    upgradeGuest: signedIn(adminsOnly, async (context, { body }) => {
      await upgrade(context, body.subject);
      return {};
    }),
  };
}
