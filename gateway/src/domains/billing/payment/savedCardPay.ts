import { notFound } from '../../../lib/idLists.ts';
import type { Mutation } from '../../../mutation.ts';
import { amountErrors, isKnown, noSuchCurrency } from './amounts.ts';
import { overLimit, unpaid, writtenOrder } from './orderPayload.ts';
import { payRefusals } from './refusals.ts';
import { orderRest } from './rest.ts';
import { confirmedUrl } from './returnAddresses.ts';
import { isWireId } from './wireIds.ts';

/** Charges an order to a saved card. That the card was declined stands in the order. */
export const savedCardPay: Mutation<'savedCardPay'> = async (_root, { input }, context) => {
  const { orderId, cardId, amountMinor: amount, currency } = input;
  if (!isWireId(orderId)) return unpaid(notFound(['orderId']));
  if (!isWireId(cardId)) return unpaid(notFound(['cardId']));
  if (!isKnown(currency)) return unpaid(noSuchCurrency());
  const errors = amountErrors('amountMinor', amount);
  if (errors.length > 0) return unpaid(...errors);
  const { teamId } = await context.loaders.team.team();
  const limited = await overLimit(context.paymentLimits.cardCharges, teamId);
  if (limited) return unpaid(limited);
  const rest = orderRest(context.upstream, teamId);
  const place = { orderId, cardId, returnUrl: confirmedUrl(context, orderId, input.returnWith) };
  const pay = async () => (await rest.payWithSavedCard(place, { amount, currency }, input.idempotencyKey)).order;
  return writtenOrder(context, pay, payRefusals);
};
