import { randomUUID } from 'node:crypto';
import { isRestrictedCountry } from '@muster/schema/formats/country';
import { note } from '../../../lib/audit.ts';
import { Fault, Refusal } from '../../../lib/errors.ts';
import type { Input, LastStep, ReachingContext } from '../../../lib/routes.ts';
import { ProviderRefused } from '../../../providers/card/cardProvider.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { mergeAddress } from '../address/actions.ts';
import { toldCards } from '../answers.ts';
import { type PaymentDeps, asked, customerFor } from '../providerActions.ts';
import { chargeRenewalsTo } from './defaultActions.ts';
import { rememberCard } from './rememberActions.ts';
import { addSetup, cardOf, markSetUp, setupOf } from './repository.ts';
import { isCardGood } from './rules.ts';

/**
 * Lets the browser give a card to the provider: with what is answered, and to nobody else.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `cards_not_offered`, `provider_unavailable`
 */
export async function initAddCard(
  reach: ReachingContext,
  { query }: Input<'payment', 'initAddCard'>,
  { providers }: PaymentDeps,
): Promise<LastStep<'payment', 'initAddCard'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  const customerId = await customerFor(reach, providers);
  const { setupId, clientSecret } = await asked(() => providers.cards.createSetup({ customerId }, randomUUID()));
  if (clientSecret === null) throw new Fault('The card provider gave nothing to set a card up with.');
  return async (context) => {
    const { cause } = await lockForAdmin(context);
    await addSetup(cause.db, { setupId, teamId: cause.teamId, createdAt: cause.now });
    await note(cause, 'payment.initAddCard', `team:${cause.teamId}`);
    return { clientSecret };
  };
}

/**
 * Keeps the card that the browser gave to the provider; it becomes the one that renewals are charged to. The same again has
 * the same answer. What is bought with it is paid by an order, whatever `sku_id` and `amount` say.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `country_restricted`, `card_setup_not_found`, `card_invalid`,
 *   `provider_unavailable`
 */
export async function processAddCard(
  reach: ReachingContext,
  { query, body }: Input<'payment', 'processAddCard'>,
  { providers }: PaymentDeps,
): Promise<LastStep<'payment', 'processAddCard'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  const { auth_token: setupId, billing_address: address } = body;
  if (address && isRestrictedCountry(address.country)) throw new Refusal('country_restricted');
  const known = await reach.step(({ db, actor }) => setupOf(db, actor.teamId, setupId));
  if (known === null) throw new Refusal('card_setup_not_found');
  if (known.doneAt !== null) return ({ db, actor }) => toldCards(db, actor.teamId);
  const { status, card } = await asked(() => providers.cards.setup(setupId));
  // Whoever has yet to confirm it at the card's bank comes again after that.
  if (status !== 'succeeded' || card === null) throw new Refusal('card_invalid');
  return async (context) => {
    const { cause } = await lockForAdmin(context);
    const { db, now, teamId } = cause;
    const setup = await setupOf(db, teamId, setupId);
    if (setup?.doneAt === null) {
      const cardId = await rememberCard(db, now, teamId, card);
      await chargeRenewalsTo(db, teamId, cardId);
      await markSetUp(db, setupId, now);
      if (address) await mergeAddress(cause, address);
      await note(cause, 'payment.addCard', `card:${cardId}`, { after: { lastFour: card.lastFour } });
    }
    return toldCards(db, teamId);
  };
}

/**
 * Asks the provider whether a saved card may still be charged; with `auth_token`, whether the card that is to take its place
 * was set up, too. Not asked on preprod.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `card_not_found`, `card_invalid`, `provider_unavailable`
 */
export async function verifyCard(
  reach: ReachingContext,
  { query, body }: Input<'payment', 'verifyCard'>,
  { providers, paymentEnvironment }: PaymentDeps,
): Promise<LastStep<'payment', 'verifyCard'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  const setupId = body.auth_token;
  const { now, card, setup } = await reach.step(async ({ db, now: at, actor: { teamId } }) => ({
    now: at,
    card: await cardOf(db, teamId, body.id),
    setup: setupId === undefined ? null : await setupOf(db, teamId, setupId),
  }));
  if (card === null) throw new Refusal('card_not_found');
  if (paymentEnvironment !== 'preprod') {
    const { providerCardId } = card;
    if (providerCardId === null || (setupId !== undefined && setup === null)) throw new Refusal('card_invalid');
    const kept = await asked(() => knownCard(() => providers.cards.card(providerCardId)));
    if (kept === null || !isCardGood(kept, now)) throw new Refusal('card_invalid');
    if (setup !== null) {
      const { status } = await asked(() => providers.cards.setup(setup.setupId));
      if (status !== 'succeeded') throw new Refusal('card_invalid');
    }
  }
  return async (context) => {
    await lockForAdmin(context);
    return {};
  };
}

/** What the provider knows of a card; null where it has none, or none any more. */
async function knownCard<Card>(read: () => Promise<Card>): Promise<Card | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProviderRefused) return null;
    throw error;
  }
}
