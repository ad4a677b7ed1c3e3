import type { Query } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { guestsOnly } from '../../lib/roles.ts';
import { demandActivePerson } from '../member/demandActions.ts';
import { listPeople } from '../member/listRepository.ts';
import { contactsOf } from './repository.ts';

/** The team's guests, in the order asked for. */
export async function guests({ db, actor }: SessionContext, query: Query<'guest', 'guests'>) {
  const { limit, offset, sort = 'name', direction = 'asc' } = query;
  const { users, total } = await listPeople(
    db,
    actor.teamId,
    { role: 'guest' },
    { sort, direction },
    { limit, offset },
  );
  return { guestProfiles: users, total };
}

/**
 * Whom a guest may write to.
 *
 * @throws Refusal those of `demandActivePerson`
 */
export async function guestConversations(
  { db, actor }: SessionContext,
  { subject }: Query<'guest', 'guestConversations'>,
) {
  await demandActivePerson(db, actor.teamId, subject, guestsOnly);
  const contacts = await contactsOf(db, subject);
  return { contacts: contacts.map(({ guid, firstName, lastName }) => ({ guid, name: { firstName, lastName } })) };
}
