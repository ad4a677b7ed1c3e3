import { Refused } from '../stubCall.ts';
import { type StubTeam, nameOf } from '../stubTeam.ts';
import { type Answers, adminsOnly, personNamed } from './answer.ts';

const guestNamed = (team: StubTeam, guid: string) => {
  const person = personNamed(team, guid);
  return person instanceof Refused || person.role === 'guest' ? person : new Refused(404, 'member_not_found');
};

/** What the stub's guest service answers by itself. */
export const guestAnswers: Answers<'guest'> = {
  guestConversations: adminsOnly(({ team, query }) => {
    const guest = guestNamed(team, query.subject);
    if (guest instanceof Refused) return guest;
    return { contacts: team.people.slice(1, 3).map((person) => ({ guid: person.guid, name: nameOf(person) })) };
  }),
  prepareGuestsRoster: adminsOnly(() => ({})),
  updateGuestValidityReminder: adminsOnly(() => ({})),
  upgradeGuest: adminsOnly(({ team, body }) => {
    const guest = guestNamed(team, body.subject);
    return guest instanceof Refused ? guest : {};
  }),
};
