import type { ProviderIntent } from '../../../providers/card/cardProvider.ts';
import type { NetBankingStatus } from '../../../providers/netBanking/netBankingProvider.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import { finishPendingCancellation } from '../../billing/cancel/actions.ts';
import { renewalFailed } from '../../billing/renewal/settleActions.ts';
import { takeInDispute } from './disputeActions.ts';
import { takeInRefund } from './refundActions.ts';
import { type OrderRow, updateOrder } from './repository.ts';
import { isRunning } from './rules.ts';
import { lockOrder, settleOrder } from './settleActions.ts';

/** What the providers say of an order; null of what was not asked, or is not known there. */
export type Outcome = {
  intent: ProviderIntent | null;
  bank: NetBankingStatus | null;
  /** How much was written down as given back before the card provider was asked, where it was asked for that. */
  refundedBefore?: number;
};

/** Writes down what the providers say of an order, and carries it out where its money has come. Said again it changes nothing. */
export async function applyOutcome(cause: AnyCause, orderId: string, outcome: Outcome): Promise<OrderRow> {
  const { intent, bank } = outcome;
  let order = await lockOrder(cause, orderId);
  if (bank) order = await applyBank(cause, order, bank);
  if (intent) order = await applyIntent(cause, order, intent, outcome.refundedBefore ?? null);
  // A plan that was given up while somebody was paying is given up with it; so is what is not paid.
  return (await finishPendingCancellation(cause)) ? lockOrder(cause, orderId) : order;
}

async function applyBank(cause: AnyCause, order: OrderRow, bank: NetBankingStatus): Promise<OrderRow> {
  const { state, amount, bankCode, bankReference, currency } = bank;
  // It speaks of something else.
  if (currency !== null && currency !== order.currency) return order;
  if (state === 'paid' && amount !== null) {
    const paidAt = { code: bankCode, reference: bankReference };
    return settleOrder(cause, order.orderId, { method: 'NET_BANKING', amount, card: null, bank: paidAt });
  }
  const isTold = state === 'failed' && order.status === 'open' && order.method === 'NET_BANKING';
  return isTold ? updateOrder(cause.db, order, { failure: 'bank_refused' }) : order;
}

/** What the card provider says of an order's one payment. The team is locked. */
async function applyIntent(
  cause: AnyCause,
  order: OrderRow,
  intent: ProviderIntent,
  refundedBefore: number | null,
): Promise<OrderRow> {
  const { db } = cause;
  const method = order.method === 'SAVED_CARD' ? order.method : 'NEW_CARD';
  if (intent.status === 'succeeded') {
    const { amountReceived: amount, card } = intent;
    const after = await settleOrder(cause, order.orderId, { method, amount, card, bank: null });
    await takeInRefund(cause, after, { ...intent, refundedBefore });
    await takeInDispute(cause, after, intent);
    return after;
  }
  if (!isRunning(order)) return order;
  if (order.kind === 'RENEWAL') {
    const { failure } = intent;
    // Both an event and the work that charges tell of it.
    if (intent.status !== 'needs_card' || failure === null || failure === order.failure) return order;
    await renewalFailed(cause, order, failure);
    return updateOrder(db, order, { failure });
  }
  const settledAt = cause.now;
  switch (intent.status) {
    case 'processing':
    case 'needs_confirmation':
      return updateOrder(db, order, { status: 'pending', method, failure: null });
    case 'cancelled':
      return updateOrder(db, order, { status: 'cancelled', settledAt });
    case 'needs_card':
      return failed(cause, order, intent.failure);
  }
}

/** The attempt is over, and the order may be paid in another way. Of one that never reached the provider nothing is known. */
async function failed({ db }: AnyCause, order: OrderRow, failure: ProviderIntent['failure']): Promise<OrderRow> {
  if (order.status === 'pending') return updateOrder(db, order, { status: 'open', failure });
  // A bank's website is not what the card provider speaks of.
  const isKnown = order.method === 'NET_BANKING' || failure === null || failure === order.failure;
  return isKnown ? order : updateOrder(db, order, { failure, method: 'NEW_CARD' });
}
