import { LICENCE_COUNT_MAX, licenceDurationOf } from '@muster/schema/formats/payment';
import type { GatewayContext } from '../../../context.ts';
import type { LicenceOrderInput, UserError } from '../../../generated/resolvers.ts';
import type { Body } from '../../../generated/upstream/contract.ts';
import { given } from '../../../lib/given.ts';
import { userError } from '../../../lib/userErrors.ts';
import type { Mutation } from '../../../mutation.ts';
import { unlessAway } from '../../../upstream/errors.ts';
import { amountErrors, isKnown, noSuchCurrency } from './amounts.ts';
import { overLimit, unpaid, writtenOrder } from './orderPayload.ts';
import { licenceRefusals } from './refusals.ts';
import { orderRest } from './rest.ts';
import { insteadErrors } from './wireIds.ts';

type Terms = Body<'payment', 'initPayment'>;

function countErrors(count: number): readonly UserError[] {
  if (count < 1) return [userError('INVALID', ['count'], 'Licenses to be purchased cannot be 0')];
  if (count <= LICENCE_COUNT_MAX) return [];
  return [userError('INVALID', ['count'], `At most ${LICENCE_COUNT_MAX} licences are bought at once.`)];
}

/** The order in the words of the service, or what is wrong with it. */
function termsOf(input: LicenceOrderInput): Terms | readonly UserError[] {
  const { count, planId, currency, autoAssign = false, paysDues = false, amountMinor, insteadOf } = input;
  const errors = [...countErrors(count), ...amountErrors('amountMinor', amountMinor), ...insteadErrors(insteadOf)];
  const duration = licenceDurationOf(planId);
  if (duration === null) errors.push(userError('INVALID', ['planId'], 'There is no price with this id.'));
  if (!isKnown(currency)) return [noSuchCurrency(), ...errors];
  if (duration === null || errors.length > 0) return errors;
  return {
    purpose: 'LICENCES',
    ...{ currency, license_count: count, config_id: duration.planId, auto_assign: autoAssign },
    ...{ pending_dues_payment: paysDues, ...given({ amount: amountMinor, instead_of: insteadOf }) },
  };
}

/** Whether trial licences turn into bought ones. Where nobody knows whether there are any, it does no harm. */
const renewsTrials = ({ loaders }: GatewayContext) =>
  unlessAway(async () => ((await loaders.billing.plan()).seats?.trialUsersCount ?? 0) > 0, true);

/** Orders licences. */
export const licenceOrder: Mutation<'licenceOrder'> = async (_root, { input }, context) => {
  const terms = termsOf(input);
  if (!('currency' in terms)) return unpaid(...terms);
  const { teamId } = await context.loaders.team.team();
  const limited = await overLimit(context.paymentLimits.orders, teamId);
  if (limited) return unpaid(limited);
  const auto_renew_demo_license = terms.auto_assign === true && (await renewsTrials(context));
  const order = () =>
    orderRest(context.upstream, teamId).initPayment({ ...terms, auto_renew_demo_license }, input.idempotencyKey);
  return writtenOrder(context, order, licenceRefusals);
};
