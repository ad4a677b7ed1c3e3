import type { Queries } from '../../db/database.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { organisationDomains } from '../team/domainRepository.ts';
import { type Membership, membershipOf, reachedBy } from './conversationRepository.ts';
import { type Party, conversationJid, conversationRefusal } from './conversationRules.ts';

/** Conversations of two: the chat product keeps them, and asks here who may begin one. */
export const conversationRoutes: Pick<Routes<'channel'>, 'startConversation'> = {
  startConversation: signedIn(everyRole, startConversation),
};

async function startConversation({ db, actor }: SessionContext, { body }: Input<'channel', 'startConversation'>) {
  const self = await membershipOf(db, actor.guid);
  const reached = await reachedBy(db, self, body.email.toLowerCase());
  if (!reached) throw new Refusal('email_not_found', { field: 'email' });
  const [one, other] = [await partyOf(db, self), await partyOf(db, reached)];
  const refusal = conversationRefusal(one, other);
  if (refusal !== null) throw new Refusal(refusal);
  return { conversationJID: conversationJid(one, other) };
}

const partyOf = async (db: Queries, { person, team }: Membership): Promise<Party> => ({
  ...{ guid: person.guid, role: person.role, emailDomain: person.emailDomain },
  ...{ teamId: team.teamId, teamDomain: team.domain, blocksOutside: team.isCrossDomainDisabled },
  organisation: await organisationDomains(db, team),
});
