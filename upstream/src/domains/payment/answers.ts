import type { Answer } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import type { Input } from '../../lib/routes.ts';
import { demandOwnTeam } from '../licence/accountActions.ts';
import { cardsOf } from './repository.ts';

/**
 * What a team pays with.
 *
 * @throws Refusal `team_not_found`
 */
export async function paymentMethods(
  { db, actor }: SessionContext,
  { query }: Input<'payment', 'paymentMethods'>,
): Promise<Answer<'payment', 'paymentMethods'>> {
  demandOwnTeam(actor.teamId, query.teamId);
  const cards = await cardsOf(db, actor.teamId);
  return {
    cards: cards.map(({ cardId, lastFour, brand, expiryMonth, expiryYear }) => ({
      ...{ id: cardId, lastFour, brand, expiryMonth, expiryYear },
    })),
  };
}
