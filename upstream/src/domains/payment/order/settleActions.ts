import { recordAudit } from '../../../lib/audit.ts';
import type { AnyCause, Cause } from '../../../lib/cause.ts';
import { Fault } from '../../../lib/errors.ts';
import { finishPendingCancellation } from '../../billing/cancel/actions.ts';
import { mayBuyLicences, mayBuyPro, mayPayIn } from '../../billing/purchase/rules.ts';
import { settleRenewal } from '../../billing/renewal/settleActions.ts';
import { billingOf, updateBilling } from '../../billing/repository.ts';
import { settledBilling } from '../../billing/trialRules.ts';
import { lockTeam } from '../../team/repository.ts';
import { sendOverpayment } from '../invoice/mailActions.ts';
import { post } from '../ledger/repository.ts';
import { overpaymentOf } from '../ledger/rules.ts';
import { carryOut } from './carryOutActions.ts';
import { plantEnding } from './jobActions.ts';
import { type OrderRow, orderOf, updateOrder } from './repository.ts';
import { type MoneyCome, isRunning } from './rules.ts';

/** An order of the team, which is locked from then on. */
export async function lockOrder({ db, teamId }: Pick<Cause, 'db' | 'teamId'>, orderId: string): Promise<OrderRow> {
  await lockTeam(db, teamId);
  const order = await orderOf(db, orderId);
  if (order?.teamId !== teamId) throw new Fault('An order of another team.');
  return order;
}

/**
 * Takes in money for an order, and carries it out: what is bought, the ledger, the invoice and the receipt, all at once and
 * once. Money that comes again changes nothing; money for an order that cannot be carried out is to the team's credit.
 */
export async function settleOrder(cause: AnyCause, orderId: string, money: MoneyCome): Promise<OrderRow> {
  const order = await lockOrder(cause, orderId);
  if (order.status === 'succeeded' && isSameMoney(order, money)) return order;
  await payIn(cause, order);
  const isFor = isRunning(order) && money.amount === order.amount && (await mayBeCarriedOut(cause, order));
  const after = isFor ? await settle(cause, order, money) : await overpay(cause, order, money);
  return (await finishPendingCancellation(cause)) ? lockOrder(cause, orderId) : after;
}

const accountOf = (method: OrderRow['method']) => (method === 'NET_BANKING' ? 'BANK' : 'PROVIDER');

/** A card pays once for an order; a bank has an id for each of its payments. */
const isSameMoney = (order: OrderRow, { method, bank }: MoneyCome): boolean =>
  accountOf(order.method) === accountOf(method) && (bank === null || order.bankReference === bank.reference);

/** A team that pays in a currency for the first time pays in it from then on: whatever comes of its money is in that one. */
async function payIn({ db, now, teamId }: AnyCause, { currency }: OrderRow): Promise<void> {
  const billing = settledBilling(await billingOf(db, teamId), now);
  if (billing.currency !== currency && mayPayIn(billing, currency)) await updateBilling(db, teamId, { currency });
}

async function mayBeCarriedOut({ db, now, teamId }: AnyCause, { kind, currency }: OrderRow): Promise<boolean> {
  if ((await lockTeam(db, teamId)).deletedAt !== null) return false;
  const billing = settledBilling(await billingOf(db, teamId), now);
  if (billing.currency !== currency) return false;
  if (kind === 'PRO_PLAN') return mayBuyPro(billing);
  return kind !== 'LICENCES' || mayBuyLicences(billing);
}

async function settle(cause: AnyCause, order: OrderRow, money: MoneyCome): Promise<OrderRow> {
  const { db, now, teamId } = cause;
  if (order.kind === 'RENEWAL') {
    await settleRenewal(cause, order, money);
    return updateOrder(db, order, { status: 'succeeded', method: money.method, settledAt: now, failure: null });
  }
  const { result, cardId } = await carryOut(cause, order, money);
  const { method, bank } = money;
  // Whoever has the page of a card open in another tab is to pay it no more.
  if (method === 'NET_BANKING') await plantEnding(db, now, order.orderId);
  const after = await updateOrder(db, order, {
    ...{ status: 'succeeded', method, settledAt: now, failure: null, result },
    ...{ cardId: cardId ?? order.cardId, bankReference: bank?.reference ?? order.bankReference },
    bankCode: bank?.code ?? order.bankCode,
  });
  await recordAudit(cause, {
    ...{ teamId, actor: cause.actor, action: 'payment.settle', target: `order:${order.orderId}` },
    before: { status: order.status },
    after: { status: 'succeeded', kind: order.kind, method, amount: money.amount, currency: order.currency },
  });
  return after;
}

/** Money that has nothing to pay for: the team has it to its credit, and hears of it. */
async function overpay(cause: AnyCause, order: OrderRow, money: MoneyCome): Promise<OrderRow> {
  const { db, now, teamId } = cause;
  const { orderId, currency } = order;
  const paidInto = accountOf(money.method);
  const ofBank = money.bank?.reference ?? null;
  const reference = [orderId, paidInto, ...(ofBank === null ? [] : [ofBank])].join(':');
  const movements = overpaymentOf(money.amount, paidInto);
  const isNew = await post(db, now, { teamId, kind: 'OVERPAYMENT', reference, currency, movements });
  if (isNew) {
    await recordAudit(cause, {
      ...{ teamId, actor: cause.actor, action: 'payment.overpay', target: `order:${orderId}` },
      after: { method: money.method, amount: money.amount, currency },
    });
    await sendOverpayment(cause, order, money.amount);
  }
  // What was paid in another amount than was asked stays to be paid.
  const isOver = isRunning(order) && money.amount === order.amount;
  return isOver ? updateOrder(db, order, { status: 'cancelled', settledAt: now }) : order;
}
