import { adminsOnly, guestsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { demandActivePerson } from '../member/demandActions.ts';
import { listPeople } from '../member/listRepository.ts';
import { setReminder, setRoster, upgrade } from './actions.ts';
import { contactsOf } from './repository.ts';

export function guestRoutes(): Routes<'guest'> {
  return {
    guests: signedIn(adminsOnly, async ({ db, actor }, { query }) => {
      const { limit, offset, sort = 'name', direction = 'asc' } = query;
      const order = { sort, direction };
      const { users, total } = await listPeople(db, actor.teamId, { role: 'guest' }, order, { limit, offset });
      return { guestProfiles: users, total };
    }),
    guestConversations: signedIn(adminsOnly, async ({ db, actor }, { query: { subject } }) => {
      await demandActivePerson(db, actor.teamId, subject, guestsOnly);
      const contacts = await contactsOf(db, subject);
      return { contacts: contacts.map(({ guid, firstName, lastName }) => ({ guid, name: { firstName, lastName } })) };
    }),
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
