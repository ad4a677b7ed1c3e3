import type { Answer } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Input } from '../../../lib/routes.ts';
import { billingOf } from '../../billing/repository.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { toldCards } from '../answers.ts';
import { cardsOf } from '../repository.ts';
import { chargeRenewalsTo } from './defaultActions.ts';
import { plantDetaching } from './detachActions.ts';
import { cardOf, markRemoved } from './repository.ts';
import { renewsByCard } from './rules.ts';

/**
 * Makes a card the one that renewals are charged to.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `card_not_found`
 */
export async function setDefaultCard(
  context: SessionContext,
  { query, body }: Input<'payment', 'setDefaultCard'>,
): Promise<Answer<'payment', 'setDefaultCard'>> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const card = await cardOf(db, teamId, body.id);
  if (card === null) throw new Refusal('card_not_found');
  if (!card.isDefault) {
    await chargeRenewalsTo(db, teamId, card.cardId);
    await note(cause, 'payment.setDefaultCard', `card:${card.cardId}`);
  }
  return toldCards(db, teamId);
}

/**
 * Takes a card away: here at once, and from the provider as soon as that can be. Where it was the one that renewals are
 * charged to, the one that was added first is that from now on.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `card_not_found`, `card_needed`
 */
export async function removeCard(
  context: SessionContext,
  { query, body }: Input<'payment', 'removeCard'>,
): Promise<Answer<'payment', 'removeCard'>> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  const { cause } = await lockForAdmin(context);
  const { db, now, teamId } = cause;
  const cards = await cardsOf(db, teamId);
  const card = cards.find(({ cardId }) => cardId === body.id);
  if (!card) throw new Refusal('card_not_found');
  if (cards.length === 1 && renewsByCard(await billingOf(db, teamId))) throw new Refusal('card_needed');
  await markRemoved(db, card.cardId, now);
  const next = cards.find(({ cardId }) => cardId !== card.cardId);
  if (card.isDefault && next) await chargeRenewalsTo(db, teamId, next.cardId);
  await plantDetaching(db, now, card);
  await note(cause, 'payment.removeCard', `card:${card.cardId}`, { before: { lastFour: card.lastFour } });
  return toldCards(db, teamId);
}
