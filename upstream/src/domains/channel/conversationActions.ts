import type { Queries } from '../../db/database.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { contactsOfGuest } from '../guest/repository.ts';
import { organisationDomains } from '../team/organisation/repository.ts';
import { type Membership, membershipOf, reachedBy } from './conversationRepository.ts';
import { type Party, conversationJid, conversationRefusal } from './conversationRules.ts';

/**
 * The conversation with whoever has an address, and its two people, where these may talk to each other.
 *
 * @throws Refusal `email_not_found`, `guest_contacts_only`, `external_contacts_blocked`
 */
export async function demandConversation(
  { db, actor }: SessionContext,
  email: string,
): Promise<{ conversationJid: string; parties: readonly Membership[] }> {
  const self = await membershipOf(db, actor.guid);
  const reached = await reachedBy(db, self, email.toLowerCase());
  if (!reached) throw new Refusal('email_not_found', { field: 'email' });
  const [one, other] = [await partyOf(db, self), await partyOf(db, reached)];
  const refusal = conversationRefusal(one, other);
  if (refusal !== null) throw new Refusal(refusal);
  return { conversationJid: conversationJid(one, other), parties: [self, reached] };
}

/**
 * Gives the address of the conversation with whoever has an address, where the two may talk to each other.
 *
 * @throws Refusal as `demandConversation`
 */
export const startConversation = async (context: SessionContext, email: string): Promise<string> =>
  (await demandConversation(context, email)).conversationJid;

const partyOf = async (db: Queries, { person, team }: Membership): Promise<Party> => ({
  ...{ guid: person.guid, emailDomain: person.emailDomain },
  ...{ teamId: team.teamId, teamDomain: team.domain, blocksOutside: team.isCrossDomainDisabled },
  contacts: person.role === 'guest' ? await contactsOfGuest(db, person.guid) : null,
  organisation: await organisationDomains(db, team),
});
