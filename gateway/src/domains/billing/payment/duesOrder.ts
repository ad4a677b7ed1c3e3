import { given } from '../../../lib/given.ts';
import { userError } from '../../../lib/userErrors.ts';
import type { Mutation } from '../../../mutation.ts';
import { amountErrors, isKnown } from './amounts.ts';
import { overLimit, unpaid, writtenOrder } from './orderPayload.ts';
import { duesRefusals } from './refusals.ts';
import { orderRest } from './rest.ts';
import { insteadErrors } from './wireIds.ts';

/** Orders the payment of what the team owes, in the currency in which it does. */
export const duesOrder: Mutation<'duesOrder'> = async (_root, { input }, context) => {
  const { amountMinor, insteadOf } = input;
  const errors = [...amountErrors('amountMinor', amountMinor), ...insteadErrors(insteadOf)];
  if (errors.length > 0) return unpaid(...errors);
  const { teamId } = await context.loaders.team.team();
  const limited = await overLimit(context.paymentLimits.orders, teamId);
  if (limited) return unpaid(limited);
  const { currency } = await context.loaders.billing.plan();
  if (!isKnown(currency)) return unpaid(userError(...duesRefusals.purchase_not_possible));
  const terms = { purpose: 'DUES', currency, ...given({ amount: amountMinor, instead_of: insteadOf }) } as const;
  const order = () => orderRest(context.upstream, teamId).initPayment(terms, input.idempotencyKey);
  return writtenOrder(context, order, duesRefusals);
};
