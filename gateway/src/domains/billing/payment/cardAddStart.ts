import { type Mutation, written } from '../../../mutation.ts';
import { overLimit } from './orderPayload.ts';
import { cardAddRefusals } from './refusals.ts';
import { cardRest } from './rest.ts';

/** Lets the browser give a card to the card provider; nothing is saved by it yet. */
export const cardAddStart: Mutation<'cardAddStart'> = async (
  _root,
  { input },
  { loaders, upstream, paymentLimits },
) => {
  const { teamId } = await loaders.team.team();
  const limited = await overLimit(paymentLimits.cardSetups, teamId);
  if (limited) return { cardSecret: null, userErrors: [limited] };
  const outcome = await written(() => cardRest(upstream, teamId).begin(input.idempotencyKey), cardAddRefusals);
  if ('error' in outcome) return { cardSecret: null, userErrors: [outcome.error] };
  return { cardSecret: outcome.answer.clientSecret, userErrors: [] };
};
