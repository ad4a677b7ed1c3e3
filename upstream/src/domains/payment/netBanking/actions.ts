import { SignatureRefused } from '../../../providers/providerErrors.ts';
import type { NetBankingReturn } from '../../../providers/netBanking/netBankingProvider.ts';
import type { Answer } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { CallContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Input, LastStep, ReachingContext } from '../../../lib/routes.ts';
import { stillComesTo } from '../../billing/purchase/reckonActions.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { teamOf } from '../../team/repository.ts';
import { outcomeOf } from '../order/intentActions.ts';
import { plantSettlement } from '../order/jobActions.ts';
import { applyOutcome } from '../order/progressActions.ts';
import { type OrderRow, orderOf, updateOrder } from '../order/repository.ts';
import { isNetBankingOffered } from '../order/rules.ts';
import { type PaymentDeps, asked } from '../providerActions.ts';
import { fieldsOf, listOf } from './rules.ts';

/** How much of what a bank says is told. */
const MESSAGE_MAX = 300;

/**
 * The form with which the browser goes to a bank's website. The order stays open: until the bank has its money it may be paid in
 * another way. What has been paid by then, or is being charged, is asked for first: nobody pays it twice.
 *
 * @throws Refusal `team_not_found`, `order_not_found`, `order_closed`, `amount_changed`, `nothing_due`,
 *   `net_banking_not_offered`, `bank_unknown`, `payment_pending`, `provider_unavailable`
 */
export async function initNetBanking(
  reach: ReachingContext,
  { query, body }: Input<'payment', 'initNetBanking'>,
  { providers }: PaymentDeps,
): Promise<LastStep<'payment', 'initNetBanking'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  const { order_id: orderId, bank_code: bankCode, success_url: successUrl, failure_url: failureUrl } = body;
  const begun = await reach.step(({ db }) => payableOrder(db, orderId, reach.actor.teamId));
  const banks = await asked(() => providers.netBanking.banks());
  const bank = banks.find(({ code }) => code === bankCode);
  if (!bank) throw new Refusal('bank_unknown');
  const outcome = await outcomeOf(providers, begun);
  await reach.step(async (context) => applyOutcome((await lockForAdmin(context)).cause, orderId, outcome));
  return async (context) => {
    const { cause, self } = await lockForAdmin(context);
    const { db, now, teamId } = cause;
    const order = await payableOrder(db, orderId, teamId);
    if (!(await stillComesTo(cause, order))) throw new Refusal('amount_changed');
    const bankNames = { ...order.bankNames, [bankCode]: bank.name };
    await updateOrder(db, order, { method: 'NET_BANKING', bankCode, bankNames, failure: null });
    await plantSettlement(db, now, orderId);
    await note(cause, 'payment.beginNetBanking', `order:${orderId}`, { after: { bankCode } });
    const { action, fields } = providers.netBanking.form({
      ...{ orderId, amount: order.amount, currency: 'INR', bankCode, successUrl, failureUrl },
      ...{ payerName: `${self.firstName} ${self.lastName}`.trim(), payerEmail: self.email },
    });
    return { action, fields: listOf(fields) };
  };
}

async function payableOrder(db: CallContext['db'], orderId: string, teamId: string): Promise<OrderRow> {
  const order = await orderOf(db, orderId);
  if (order?.teamId !== teamId) throw new Refusal('order_not_found');
  if (order.status === 'pending') throw new Refusal('payment_pending');
  if (order.status !== 'open') throw new Refusal('order_closed');
  if (order.amount === 0) throw new Refusal('nothing_due');
  if (!isNetBankingOffered(order)) throw new Refusal('net_banking_not_offered');
  return order;
}

/**
 * Takes in what a bank says of an order. It is signed, so that it counts whoever brings it, and however often.
 *
 * @throws Refusal `signature_refused`, `order_not_found`
 */
export async function netBankingReturn(
  { db, now, requestId }: CallContext,
  { body }: Input<'payment', 'netBankingReturn'>,
  { providers }: PaymentDeps,
): Promise<Answer<'payment', 'netBankingReturn'>> {
  const told = readReturn(providers, fieldsOf(body.fields));
  const { orderId, amount, currency, isPaid, bankCode, bankReference } = told;
  const found = await orderOf(db, orderId);
  if (found?.currency !== currency) throw new Refusal('order_not_found');
  const { teamId } = found;
  const bank = { state: isPaid ? ('paid' as const) : ('failed' as const), amount, currency, bankCode, bankReference };
  const order = await applyOutcome({ db, now, requestId, teamId, actor: null }, orderId, { intent: null, bank });
  const isSettled = order.status === 'succeeded';
  return {
    ...{ order_id: orderId, purpose: order.kind, isPaid: isSettled, message: isSettled ? null : messageOf(told) },
    ...{ licenseCount: order.usersCount, licenseDuration: order.validityDays },
    licenseConfigId: order.validityDays === null ? null : `PRO_${order.validityDays}_DAYS`,
    ...{ isLegacyTeam: (await teamOf(db, teamId)).isLegacy, autoAssign: order.autoAssign },
  };
}

/** No bank has to be brief. */
const messageOf = ({ message }: NetBankingReturn): string | null => message && message.slice(0, MESSAGE_MAX).trim();

function readReturn({ netBanking }: PaymentDeps['providers'], fields: Record<string, string>): NetBankingReturn {
  try {
    return netBanking.readReturn(fields);
  } catch (error) {
    if (error instanceof SignatureRefused) throw new Refusal('signature_refused');
    throw error;
  }
}
