import { inviteEmailFormat } from '@muster/schema/formats/inviteEmail';
import type { Queries } from '../../db/database.ts';
import { domainOf } from '../../lib/text.ts';
import { type PersonRow, peopleByEmail } from './repository.ts';
import { type AddressState, addressState } from './rules.ts';

/** An address as it was typed, as it is kept, whose it is in the team, and what adding it would meet. */
export type JudgedAddress = {
  given: string;
  email: string;
  holder: PersonRow | undefined;
  state: AddressState;
};

/** Judges addresses in the order in which they are given; one that is there twice is judged twice. */
export async function judgeAddresses(
  db: Queries,
  teamId: string,
  addresses: readonly string[],
  adding: { asGuests: boolean; canJoinDomains: readonly string[] },
): Promise<JudgedAddress[]> {
  const read = addresses.map((given) => ({ given, email: inviteEmailFormat.safeParse(given).data }));
  const valid = new Set(read.flatMap(({ email }) => email ?? []));
  const people = valid.size === 0 ? [] : await peopleByEmail(db, teamId, [...valid]);
  const holders = new Map(people.map((one) => [one.emailKey, one]));
  return read.map(({ given, email }) => {
    if (email === undefined) return { given, email: given, holder: undefined, state: 'invalid' };
    const holder = holders.get(email);
    return { given, email, holder, state: addressState(holder, domainOf(email), adding) };
  });
}
