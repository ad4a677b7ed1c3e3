import { randomUUID } from 'node:crypto';
import { isTooLittle } from '@muster/schema/formats/money';
import type { Queries } from '../../../db/database.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/durations.ts';
import { type CardProvider, type ProviderIntent, ProviderRefused } from '../../../providers/card/cardProvider.ts';
import { cardOf, defaultCardOf } from '../../payment/card/repository.ts';
import { customerOf, keepCustomer } from '../../payment/customer/repository.ts';
import { sendRenewalFailed } from '../../payment/invoice/mailActions.ts';
import { cancelOrder } from '../../payment/order/cancelActions.ts';
import { applyOutcome } from '../../payment/order/progressActions.ts';
import {
  type OrderRow,
  addOrder,
  orderOf,
  runningOrderOf,
  unpaidRenewalsOf,
  updateOrder,
} from '../../payment/order/repository.ts';
import { lockOrder } from '../../payment/order/settleActions.ts';
import { isRunning } from '../../payment/order/rules.ts';
import { customerKey } from '../../payment/providerActions.ts';
import { teamOf } from '../../team/repository.ts';
import { finishPendingCancellation } from '../cancel/actions.ts';
import { daysAfter } from '../periodRules.ts';
import { billingOf, updateBilling } from '../repository.ts';
import { plantCharge, plantRenewal } from './actions.ts';
import { clearCredited } from './repository.ts';
import { renewalFailed } from './settleActions.ts';

/** What the card provider was asked, and said. Nothing where there was nothing to ask. */
export type Reached =
  | { kind: 'nothing' }
  | { kind: 'made'; intentId: string; customerId: string }
  | { kind: 'asked'; intent: ProviderIntent }
  | { kind: 'refused' };

type Cards = Pick<CardProvider, 'createCustomer' | 'createIntent' | 'intent' | 'confirmIntent'>;

/**
 * Lets the provider charge an order that is at it: makes its payment at first, and charges the card once for each attempt,
 * however often that is asked for.
 *
 * @throws ProviderUnreachable where what happened is not known
 */
export async function reachProvider(
  read: <T>(work: (db: Queries) => Promise<T>) => Promise<T>,
  orderId: string,
  cards: Cards,
): Promise<Reached> {
  const known = await read(async (db) => {
    const order = await orderOf(db, orderId);
    if (order?.status !== 'pending' || order.cardId === null) return null;
    const { teamId, cardId } = order;
    const card = await cardOf(db, teamId, cardId);
    const customerId = await customerOf(db, teamId);
    return { order, providerCardId: card?.providerCardId ?? null, customerId, name: (await teamOf(db, teamId)).name };
  });
  if (known === null) return { kind: 'nothing' };
  const { order, providerCardId, name } = known;
  const { teamId, amount, currency, intentId, attempt } = order;
  try {
    if (intentId === null) {
      const customer = { teamId, name, email: null };
      const customerId = known.customerId ?? (await cards.createCustomer(customer, customerKey(customer)));
      const of = { amount, currency, customerId, orderId, savesCard: false };
      const made = await cards.createIntent(of, `intent:${orderId}`);
      return { kind: 'made', intentId: made.intentId, customerId };
    }
    const intent = await cards.intent(intentId);
    if (intent.status !== 'needs_card' && intent.status !== 'needs_confirmation') return { kind: 'asked', intent };
    // It was taken away since.
    if (providerCardId === null) return { kind: 'refused' };
    const by = { providerCardId, isOffSession: true };
    return { kind: 'asked', intent: await cards.confirmIntent(intentId, by, `pay:${orderId}:${attempt}`) };
  } catch (error) {
    if (error instanceof ProviderRefused) return { kind: 'refused' };
    throw error;
  }
}

/** When the charge goes on; null where there is nothing more to do. */
export async function goOnCharging(cause: AnyCause, orderId: string, reached: Reached): Promise<number | null> {
  const { db, now, teamId } = cause;
  const order = await lockOrder(cause, orderId);
  if (!isRunning(order)) return over(cause);
  if (order.status === 'open') return begin(cause, order);
  if (reached.kind === 'nothing') return now;
  if (reached.kind === 'made') {
    await keepCustomer(db, teamId, reached.customerId);
    await updateOrder(db, order, { intentId: reached.intentId });
    return now;
  }
  if (reached.kind === 'refused') {
    await renewalFailed(cause, order, 'declined');
    return failed(cause, order, 'declined');
  }
  const { intent } = reached;
  const after = await applyOutcome(cause, orderId, { intent, bank: null });
  if (!isRunning(after)) return over(cause);
  // Nobody is there whom the card's bank could ask.
  const isAsking = intent.status === 'needs_confirmation';
  if (intent.status === 'needs_card' || isAsking) {
    const failure = isAsking ? 'confirmation_required' : (intent.failure ?? 'declined');
    if (isAsking || intent.failure === null) await renewalFailed(cause, order, failure);
    return failed(cause, order, failure);
  }
  if (intent.status === 'cancelled') {
    await cancelOrder(cause, order);
    await finishPendingCancellation(cause);
    return over(cause);
  }
  // The bank takes its time.
  return now + MINUTE_MS;
}

/** The next renewal is planted only now: a clock that is ahead does not pass over the charge of this one. */
async function over({ db, now, teamId }: AnyCause): Promise<null> {
  await plantRenewal(db, now, teamId);
  return null;
}

/** The attempt is over; the next one is a day later, as long as there is time. */
async function failed(cause: AnyCause, order: OrderRow, failure: string): Promise<number | null> {
  await updateOrder(cause.db, order, { status: 'open', failure });
  await finishPendingCancellation(cause);
  return tomorrow(cause);
}

async function tomorrow(cause: AnyCause): Promise<number> {
  await over(cause);
  return cause.now + DAY_MS;
}

/**
 * Begins an attempt: hands the order to the card provider, unless the dues were paid otherwise, nobody may pay them in time
 * any more (which a plan that has ended has no time for), the team is deleted, somebody or another renewal is paying them at
 * this moment, or there is no card.
 */
async function begin(cause: AnyCause, order: OrderRow): Promise<number | null> {
  const { db, now, teamId } = cause;
  const { pendingAmount, pendingDeadline } = await billingOf(db, teamId);
  const isLate = pendingDeadline === null || daysAfter(pendingDeadline, 1) <= now;
  // Nobody would have what it is for.
  const isForNobody = (await teamOf(db, teamId)).deletedAt !== null;
  if (pendingAmount <= 0 || isLate || isForNobody) {
    await cancelOrder(cause, order);
    return over(cause);
  }
  if (isTooLittle({ amountMinor: pendingAmount, currency: order.currency })) return leaveOwed(cause, order);
  const running = await runningOrderOf(db, teamId);
  if (running !== null && running.dues > 0) {
    await plantRenewal(db, now, teamId);
    return now + HOUR_MS;
  }
  // What another renewal takes is owed no more then: the two together would take it twice.
  const others = await unpaidRenewalsOf(db, teamId);
  if (others.some(({ status }) => status === 'pending')) return now + MINUTE_MS;
  const card = await defaultCardOf(db, teamId);
  const attempt = order.attempt + 1;
  if (card === null || card.providerCardId === null) {
    await updateOrder(db, order, { attempt });
    if (order.attempt === 0) await sendRenewalFailed(cause, order, { lastFour: null, deadline: pendingDeadline });
    return tomorrow(cause);
  }
  if (order.intentId !== null && order.amount > pendingAmount) return lessen(cause, order, pendingAmount);
  // What the provider was told to take stays as it is; before that it is what is owed now.
  const owed = order.intentId === null ? { amount: pendingAmount } : {};
  await updateOrder(db, order, {
    ...{ ...owed, status: 'pending', method: 'SAVED_CARD', cardId: card.cardId, attempt },
    failure: null,
  });
  return now;
}

/** What is left is too little to be charged, and nobody can pay it by hand: it is owed with the next renewal, and nothing runs on credit. */
async function leaveOwed(cause: AnyCause, order: OrderRow): Promise<null> {
  const { db, teamId } = cause;
  await cancelOrder(cause, order);
  await clearCredited(db, teamId);
  await updateBilling(db, teamId, { pendingDeadline: null, hasPaymentFailed: false });
  return over(cause);
}

/** How long the part of an order's id is that no other one has. */
const OWN_PART = randomUUID().length;

/**
 * A part of what the provider was told to take was paid otherwise, and it takes all of it or nothing: another order for the rest
 * takes the place of the one that was begun.
 */
async function lessen(cause: AnyCause, order: OrderRow, amount: number): Promise<null> {
  const { db, now } = cause;
  await cancelOrder(cause, order);
  const orderId = `${order.orderId.slice(0, -OWN_PART)}${randomUUID()}`;
  const begun = { status: 'open', intentId: null, cardId: null, method: null, failure: null } as const;
  await addOrder(db, { ...order, ...begun, orderId, amount, createdAt: now, settledAt: null });
  await plantCharge(db, now, orderId);
  return null;
}
