import { LICENCE_DURATIONS } from '@muster/schema/formats/payment';
import { GatewayError } from '../../../lib/errors.ts';
import { type IdempotencyKey, partKey } from '../../../lib/idempotencyKeys.ts';
import { notFound } from '../../../lib/idLists.ts';
import type { Mutation } from '../../../mutation.ts';
import type { WireOrder } from './orderMapper.ts';
import { unpaid, writtenOrder } from './orderPayload.ts';
import { payRefusals } from './refusals.ts';
import { orderRest } from './rest.ts';
import { isWireId } from './wireIds.ts';

type Rest = ReturnType<typeof orderRest>;

/** Carries out an order of licences, which is told once more what it is; where dues are paid with them, what is payable, too. */
async function buyLicences(rest: Rest, order: WireOrder, key: IdempotencyKey): Promise<WireOrder> {
  const duration = LICENCE_DURATIONS.find(({ validityDays }) => validityDays === order.validity);
  if (duration === undefined || order.users === null) throw new GatewayError('UPSTREAM_INVALID');
  // What the order does not say of trial licences, it does with everybody.
  const { currency, payableAmount: amount, autoAssign, autoRenewDemoLicense = autoAssign } = order;
  const withDues = order.dues === 0 ? {} : { pending_dues_payment: true, amount, currency };
  const body = {
    ...{ order_id: order.order_id, license_count: order.users, config_id: duration.planId },
    ...{ auto_assign: autoAssign, auto_renew_demo_license: autoRenewDemoLicense },
  };
  return (await rest.buyLicences({ ...body, ...withDues }, partKey(key, 'buy'))).order;
}

/** Licences are paid, then bought; where nothing is payable, they are bought. */
async function processLicences(rest: Rest, order: WireOrder, key: IdempotencyKey): Promise<WireOrder> {
  if (order.payableAmount === 0) return buyLicences(rest, order, key);
  const paid = await rest.processPayment(order.order_id, key);
  return paid.status === 'success' ? buyLicences(rest, paid.order, key) : paid.order;
}

async function processOrder(rest: Rest, orderId: string, key: IdempotencyKey): Promise<WireOrder> {
  const order = await rest.order(orderId);
  if (order.purpose === 'PRO_PLAN') return (await rest.processPro(orderId, key)).order;
  if (order.purpose === 'LICENCES') return processLicences(rest, order, key);
  return (await rest.processPayment(orderId, key)).order;
}

/** Says how far a payment is, and carries the order out once its money has come. */
export const paymentProcess: Mutation<'paymentProcess'> = async (_root, { input }, context) => {
  const { orderId, idempotencyKey } = input;
  if (!isWireId(orderId)) return unpaid(notFound(['orderId']));
  const { teamId } = await context.loaders.team.team();
  const rest = orderRest(context.upstream, teamId);
  return writtenOrder(context, () => processOrder(rest, orderId, idempotencyKey), payRefusals);
};
