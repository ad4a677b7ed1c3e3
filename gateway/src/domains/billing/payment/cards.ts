import type { GatewayContext } from '../../../context.ts';
import type { CardDefaultSetInput } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { notFound } from '../../../lib/idLists.ts';
import type { Mutation } from '../../../mutation.ts';
import { toCards } from '../cardMapper.ts';
import { changeTeam, unchangedTeam } from '../../team/changeTeam.ts';
import { cardAddRefusals, cardRefusals } from './refusals.ts';
import { cardRest } from './rest.ts';
import { isSetupId, isWireId } from './wireIds.ts';

/** The cards are what the service answered to a change of them. */
const keepCards = ({ loaders, log }: GatewayContext, answer: Answer<'payment', 'paymentMethods'>): void =>
  loaders.billing.cards.prime(toCards(answer, log));

async function restOf({ loaders, upstream }: GatewayContext) {
  const { teamId } = await loaders.team.team();
  return cardRest(upstream, teamId);
}

/** Saves a card that the browser gave to the card provider. */
export const cardAdd: Mutation<'cardAdd'> = async (_root, { input }, context) => {
  if (!isSetupId(input.setupId)) return unchangedTeam(notFound(['setupId']));
  const rest = await restOf(context);
  return changeTeam(context, () => rest.add(input.setupId, input.idempotencyKey), cardAddRefusals, keepCards);
};

/** Asks whether a saved card may still be charged. */
export const cardVerify: Mutation<'cardVerify'> = async (_root, { input }, context) => {
  if (!isWireId(input.cardId)) return unchangedTeam(notFound(['cardId']));
  const rest = await restOf(context);
  return changeTeam(context, () => rest.verify(input.cardId, input.idempotencyKey), cardRefusals);
};

/** What changes the cards by one of them. */
const changeCards =
  (call: 'makeDefault' | 'remove') =>
  async (_root: object, args: { input: CardDefaultSetInput }, context: GatewayContext) => {
    const { cardId, idempotencyKey } = args.input;
    if (!isWireId(cardId)) return unchangedTeam(notFound(['cardId']));
    const rest = await restOf(context);
    return changeTeam(context, () => rest[call](cardId, idempotencyKey), cardRefusals, keepCards);
  };

/** Makes a saved card the one that renewals are charged to. */
export const cardDefaultSet: Mutation<'cardDefaultSet'> = changeCards('makeDefault');

/** Takes a saved card away. */
export const cardRemove: Mutation<'cardRemove'> = changeCards('remove');
