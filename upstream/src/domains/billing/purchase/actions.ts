import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Fault, Refusal } from '../../../lib/errors.ts';
import type { Input, LastStep, ReachingContext } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { orderAnswer, statusAnswer } from '../../payment/order/tellActions.ts';
import { openOrder } from '../../payment/order/openActions.ts';
import { processOrder, settleForNothing } from '../../payment/order/payActions.ts';
import { applyOutcome } from '../../payment/order/progressActions.ts';
import { type OrderRow, orderOf } from '../../payment/order/repository.ts';
import type { PaymentDeps } from '../../payment/providerActions.ts';
import { billingOf } from '../repository.ts';
import { validityOfConfig } from './rules.ts';

/**
 * Orders PRO for all active people by subscription, or as it was agreed with sales.
 *
 * @throws Refusal `team_not_found` and those of `openOrder`
 */
export async function initPro(
  reach: ReachingContext,
  { query, body }: Input<'billing', 'initPro'>,
  deps: PaymentDeps,
): Promise<LastStep<'billing', 'initPro'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  const { currency, rate, amount, interval, model } = body;
  if (interval !== undefined && model !== undefined && interval !== model) throw new Refusal('plan_not_sold');
  const wanted = { kind: 'PRO_PLAN', currency, interval: interval ?? model ?? null } as const;
  const { order, intent } = await openOrder(
    reach,
    { ...wanted, autoAssign: body.auto_assign ?? true },
    { rate, amount, insteadOf: body.instead_of },
    deps,
  );
  return async (context) => {
    const { cause } = await lockForAdmin(context);
    const after = await applyOutcome(cause, order.orderId, { intent, bank: null });
    const { balance } = await billingOf(cause.db, cause.teamId);
    const told = orderAnswer(after, context.now, intent, deps.providers);
    return {
      ...{ trackingId: after.orderId, paymentSecret: told.clientSecret, payableAmount: after.amount },
      ...{ balance: { amount: balance, currency }, currency, plan: planOf(after), order: told },
    };
  };
}

function planOf({ rate, category }: OrderRow): { rate: number; interval: NonNullable<OrderRow['category']> } {
  if (rate === null || category === null) throw new Fault('An order of PRO without a price.');
  return { rate, interval: category };
}

/** @throws Refusal `team_not_found` and those of `processOrder` */
export function processPro(
  reach: ReachingContext,
  { query, body }: Input<'billing', 'processPro'>,
  deps: PaymentDeps,
): Promise<LastStep<'billing', 'processPro'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  return processOrder(reach, body.trackingId, ['PRO_PLAN'], deps);
}

type BuyBody = Input<'billing', 'buyLicenses'>['body'];

/** Whether what somebody wants carried out is what was ordered. The amount may be told with what is used of credits and balance, or without. */
function isAsOrdered(order: OrderRow, body: BuyBody): boolean {
  const { amount, gross, dues } = order;
  return (
    body.license_count === order.usersCount &&
    validityOfConfig(body.config_id) === order.validityDays &&
    body.auto_assign === order.autoAssign &&
    body.auto_renew_demo_license === order.renewsTrialLicences &&
    (body.pending_dues_payment ?? order.paysDues) === order.paysDues &&
    (body.currency ?? order.currency) === order.currency &&
    (body.amount === undefined || body.amount === amount || body.amount === gross + dues)
  );
}

/**
 * Carries out an order of licences of which nothing is payable; one that is paid was carried out when its money came, and has
 * its first result.
 *
 * @throws Refusal `team_not_found`, `order_not_found`, `order_closed`, `order_not_paid`, `amount_changed`
 */
export async function buyLicenses(
  context: SessionContext,
  { query, body }: Input<'billing', 'buyLicenses'>,
  { providers }: PaymentDeps,
): Promise<Answer<'billing', 'buyLicenses'>> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  const { cause } = await lockForAdmin(context);
  const order = await orderOf(cause.db, body.order_id);
  if (order?.teamId !== cause.teamId || order.kind !== 'LICENCES') throw new Refusal('order_not_found');
  if (order.status === 'cancelled') throw new Refusal('order_closed');
  if (!isAsOrdered(order, body)) throw new Refusal('amount_changed');
  if (order.status !== 'succeeded' && order.amount > 0) throw new Refusal('order_not_paid');
  return statusAnswer(await settleForNothing(cause, order), context.now, null, providers);
}
