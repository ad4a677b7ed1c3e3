import { inviteEmailFormat } from '@muster/schema/formats/inviteEmail';
import type { Queries } from '../../db/database.ts';
import { domainOf } from '../../lib/text.ts';
import { organisationDomains } from '../team/organisation/repository.ts';
import type { TeamRow } from '../team/repository.ts';
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
  team: TeamRow,
  addresses: readonly string[],
  { asGuests, byMember = false }: { asGuests: boolean; byMember?: boolean },
): Promise<JudgedAddress[]> {
  const adding = { asGuests, byMember, canJoinDomains: await invitableDomains(db, team) };
  const read = addresses.map((given) => ({ given, email: inviteEmailFormat.safeParse(given).data }));
  const valid = new Set(read.flatMap(({ email }) => email ?? []));
  const people = valid.size === 0 ? [] : await peopleByEmail(db, team.teamId, [...valid]);
  const holders = new Map(people.map((one) => [one.emailKey, one]));
  return read.map(({ given, email }) => {
    if (email === undefined) return { given, email: given, holder: undefined, state: 'invalid' };
    const holder = holders.get(email);
    return { given, email, holder, state: addressState(holder, domainOf(email), adding) };
  });
}

/**
 * The domains from which members may be added: the approved ones, and those merged with the team's own, which counts only where
 * it is approved itself; none for any domain.
 */
async function invitableDomains(db: Queries, team: TeamRow): Promise<readonly string[]> {
  if (team.canJoinDomains.length === 0) return [];
  const merged = [...(await organisationDomains(db, team))].filter((domain) => domain !== team.domain);
  return [...team.canJoinDomains, ...merged];
}
