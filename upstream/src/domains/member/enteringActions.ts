import type { Cause } from '../../lib/cause.ts';
import { settlePeople } from '../channel/settleActions.ts';
import { giveDefaults } from '../field/person/defaultActions.ts';
import { dropHeldValues } from '../field/person/repository.ts';
import type { PersonRow } from './repository.ts';

/** Somebody who has come into the team a moment ago. */
export type Entering = Pick<PersonRow, 'guid' | 'email' | 'locale' | 'role'>;

/**
 * What comes of somebody's coming into a team as a member or guest: added, taken in, or by themselves; not by being switched
 * on again. In the transaction that takes them in, with the team locked.
 *
 * @param furnish fills in what they come with themselves
 */
export async function entered(cause: Cause, people: readonly Entering[], furnish?: () => Promise<void>): Promise<void> {
  await giveDefaults(cause, people);
  await furnish?.();
  // An admin may have filled in what those who asked to join were to have as members.
  const guests = people.filter(({ role }) => role === 'guest');
  await dropHeldValues(
    cause.db,
    guests.map(({ guid }) => guid),
  );
  // User groups go by what somebody has in fields.
  await settlePeople(
    cause,
    people.map(({ guid }) => guid),
  );
}
