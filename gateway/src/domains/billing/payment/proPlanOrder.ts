import type { ProPlanOrderInput, UserError } from '../../../generated/resolvers.ts';
import type { Body } from '../../../generated/upstream/contract.ts';
import { given } from '../../../lib/given.ts';
import { userError } from '../../../lib/userErrors.ts';
import type { Mutation } from '../../../mutation.ts';
import { amountErrors, isKnown, noSuchCurrency } from './amounts.ts';
import { overLimit, unpaid, writtenOrder } from './orderPayload.ts';
import { proPlanRefusals } from './refusals.ts';
import { orderRest } from './rest.ts';
import { insteadErrors } from './wireIds.ts';

type Terms = Body<'billing', 'initPro'>;

/** The order in the words of the service, or what is wrong with it. */
function termsOf(input: ProPlanOrderInput): Terms | readonly UserError[] {
  const { currency, interval = null, rateMinor, amountMinor, autoAssign = true, insteadOf } = input;
  const amounts = [...amountErrors('rateMinor', rateMinor), ...amountErrors('amountMinor', amountMinor)];
  const errors = [...amounts, ...insteadErrors(insteadOf)];
  const isSold = interval === null || interval === 'MONTHLY' || interval === 'ANNUAL';
  if (!isSold) return [userError('INVALID', ['interval'], 'PRO is paid by the month or by the year.'), ...errors];
  if (!isKnown(currency)) return [noSuchCurrency(), ...errors];
  if (errors.length > 0) return errors;
  const said = given({ interval, rate: rateMinor, amount: amountMinor, instead_of: insteadOf });
  return { currency, ...said, auto_assign: autoAssign };
}

/** Orders PRO for everybody. */
export const proPlanOrder: Mutation<'proPlanOrder'> = async (_root, { input }, context) => {
  const terms = termsOf(input);
  if (!('currency' in terms)) return unpaid(...terms);
  const { teamId } = await context.loaders.team.team();
  const limited = await overLimit(context.paymentLimits.orders, teamId);
  if (limited) return unpaid(limited);
  const order = async () => (await orderRest(context.upstream, teamId).initPro(terms, input.idempotencyKey)).order;
  return writtenOrder(context, order, proPlanRefusals);
};
