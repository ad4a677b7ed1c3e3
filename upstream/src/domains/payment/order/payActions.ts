import type { Answer } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Input, LastStep, ReachingContext } from '../../../lib/routes.ts';
import { DEFAULT_CONFIG } from '../../billing/purchase/rules.ts';
import { stillComesTo } from '../../billing/purchase/reckonActions.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { cardOf } from '../card/repository.ts';
import { type PaymentDeps, asked } from '../providerActions.ts';
import { orderAnswer, statusAnswer } from './tellActions.ts';
import { bankOf, intentFor, outcomeOf } from './intentActions.ts';
import { openOrder } from './openActions.ts';
import { applyOutcome } from './progressActions.ts';
import { type OrderRow, orderOf, updateOrder } from './repository.ts';
import { isRunning } from './rules.ts';
import { settleOrder } from './settleActions.ts';

/**
 * Orders licences, or the payment of what is owed.
 *
 * @throws Refusal `team_not_found` and those of `openOrder`
 */
export async function initPayment(
  reach: ReachingContext,
  { query, body }: Input<'payment', 'initPayment'>,
  deps: PaymentDeps,
): Promise<LastStep<'payment', 'initPayment'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  const { purpose: kind, currency, amount } = body;
  const licences = {
    ...{ count: body.license_count ?? 0, configId: body.config_id ?? DEFAULT_CONFIG },
    ...{ autoAssign: body.auto_assign ?? false, paysDues: body.pending_dues_payment ?? false },
    renewsTrialLicences: body.auto_renew_demo_license ?? false,
  };
  const wanted = kind === 'DUES' ? { kind, currency } : { kind, currency, ...licences };
  const { order, intent } = await openOrder(reach, wanted, { amount, insteadOf: body.instead_of }, deps);
  return async (context) => {
    const { cause } = await lockForAdmin(context);
    const after = await applyOutcome(cause, order.orderId, { intent, bank: null });
    return orderAnswer(after, context.now, intent, deps.providers);
  };
}

/** @throws Refusal `order_not_found`, `order_closed` */
async function ownOrder(
  { db, teamId }: Pick<Cause, 'db' | 'teamId'>,
  orderId: string,
  kinds: readonly OrderRow['kind'][],
): Promise<OrderRow> {
  const order = await orderOf(db, orderId);
  if (order?.teamId !== teamId || !kinds.includes(order.kind)) throw new Refusal('order_not_found');
  if (order.status === 'cancelled') throw new Refusal('order_closed');
  return order;
}

/**
 * Carries out an order of which nothing is payable.
 *
 * @throws Refusal `amount_changed` where something would be by now
 */
export async function settleForNothing(cause: Cause, order: OrderRow): Promise<OrderRow> {
  if (order.status === 'succeeded') return order;
  if (!(await stillComesTo(cause, order))) throw new Refusal('amount_changed');
  const nothing = { method: 'NOTHING_PAYABLE', amount: 0, card: null, bank: null } as const;
  const after = await settleOrder(cause, order.orderId, nothing);
  if (after.status === 'cancelled') throw new Refusal('order_closed');
  return after;
}

type StatusAnswer = Answer<'payment', 'processPayment'>;

/**
 * Asks what became of an order, and carries it out where its money has come, or nothing is payable.
 *
 * @throws Refusal `order_not_found`, `order_closed`, `amount_changed`, `provider_unavailable`
 */
export async function processOrder(
  reach: ReachingContext,
  orderId: string,
  kinds: readonly OrderRow['kind'][],
  { providers }: PaymentDeps,
): Promise<(context: SessionContext) => Promise<StatusAnswer>> {
  const { teamId } = reach.actor;
  const order = await reach.step(({ db }) => ownOrder({ db, teamId }, orderId, kinds));
  const outcome = isRunning(order) ? await outcomeOf(providers, order) : { intent: null, bank: null };
  return async (context) => {
    const { cause } = await lockForAdmin(context);
    const now = await ownOrder(cause, orderId, kinds);
    const after = now.amount === 0 ? await settleForNothing(cause, now) : await applyOutcome(cause, orderId, outcome);
    return statusAnswer(after, context.now, outcome.intent, providers);
  };
}

/** @throws Refusal `team_not_found` and those of `processOrder` */
export function processPayment(
  reach: ReachingContext,
  { query, body }: Input<'payment', 'processPayment'>,
  deps: PaymentDeps,
): Promise<LastStep<'payment', 'processPayment'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  return processOrder(reach, body.order_id, ['LICENCES', 'DUES'], deps);
}

const BY_PERSONS = ['PRO_PLAN', 'LICENCES', 'DUES'] as const;

/**
 * Charges an order to a saved card, unless a bank has its money. A press that is repeated is the same attempt, so that the
 * provider does it once.
 *
 * @throws Refusal `team_not_found`, `order_not_found`, `order_closed`, `amount_changed`, `card_not_found`, `payment_pending`,
 *   `cards_not_offered`, `provider_unavailable`
 */
export async function payWithSavedCard(
  reach: ReachingContext,
  { query, body }: Input<'payment', 'payWithSavedCard'>,
  { providers }: PaymentDeps,
): Promise<LastStep<'payment', 'payWithSavedCard'>> {
  demandOwnTeam(reach.actor.teamId, query.teamId);
  const { orderId, cardId, returnUrl } = query;
  const begun = await reach.step((context) => beginAttempt(context, { orderId, cardId, ...body }));
  const { order, providerCardId } = begun;
  const bank = await bankOf(providers, order);
  const intent = await intentFor(reach, order, providers);
  const isOpen = intent !== null && (intent.status === 'needs_card' || intent.status === 'needs_confirmation');
  const isToConfirm = isOpen && bank?.state !== 'paid';
  const confirmed =
    isToConfirm && isRunning(order)
      ? await asked(() =>
          providers.cards.confirmIntent(
            intent.intentId,
            { providerCardId, isOffSession: false, returnUrl },
            `pay:${orderId}:${order.attempt}`,
          ),
        )
      : intent;
  return async (context) => {
    const { cause } = await lockForAdmin(context);
    const after = await applyOutcome(cause, orderId, { intent: confirmed, bank });
    return statusAnswer(after, context.now, confirmed, providers);
  };
}

type Press = { orderId: string; cardId: string; amount: number; currency: string };

/** Writes down which card is tried, before the provider hears of it. */
async function beginAttempt(context: SessionContext, { orderId, cardId, amount, currency }: Press) {
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const order = await ownOrder(cause, orderId, BY_PERSONS);
  if (amount !== order.amount || currency !== order.currency || amount === 0) throw new Refusal('amount_changed');
  const providerCardId = (await cardOf(db, teamId, cardId))?.providerCardId ?? null;
  // One that was noted without the provider cannot be charged.
  if (providerCardId === null) throw new Refusal('card_not_found');
  if (order.status === 'succeeded') return { order, providerCardId };
  if (order.status === 'pending') {
    const isAgain = order.method === 'SAVED_CARD' && order.cardId === cardId;
    if (!isAgain) throw new Refusal('payment_pending');
    return { order, providerCardId };
  }
  if (!(await stillComesTo(cause, order))) throw new Refusal('amount_changed');
  // Each has a key of its own at the provider, be it that of the one before nobody knows how it ended.
  const attempt = order.attempt + 1;
  const changes = { status: 'pending', method: 'SAVED_CARD', cardId, failure: null, attempt } as const;
  await note(cause, 'payment.tryCard', `order:${orderId}`, { after: { cardId, attempt } });
  return { order: await updateOrder(db, order, changes), providerCardId };
}
