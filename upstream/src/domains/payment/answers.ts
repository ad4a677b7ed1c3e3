import type { Queries } from '../../db/database.ts';
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
  return toldCards(db, actor.teamId);
}

/** The cards of a team as they are told. */
export async function toldCards(db: Queries, teamId: string): Promise<Answer<'payment', 'paymentMethods'>> {
  const cards = await cardsOf(db, teamId);
  return {
    cards: cards.map(({ cardId, lastFour, brand, expiryMonth, expiryYear }) => ({
      ...{ id: cardId, lastFour, expiryMonth, expiryYear, ...(brand === null ? {} : { brand }) },
    })),
  };
}
