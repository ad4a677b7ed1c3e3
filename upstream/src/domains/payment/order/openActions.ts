import { randomUUID } from 'node:crypto';
import type { ProviderIntent } from '../../../providers/card/cardProvider.ts';
import { note } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Fault, Refusal } from '../../../lib/errors.ts';
import type { ReachingContext } from '../../../lib/routes.ts';
import { type Terms, type Wanted, isRateShown, reckon } from '../../billing/purchase/reckonActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import type { PaymentDeps } from '../providerActions.ts';
import { cancelOrder } from './cancelActions.ts';
import { demandWayToPay, intentFor, outcomeOfCancelling } from './intentActions.ts';
import { plantSettlement } from './jobActions.ts';
import { type Outcome, applyOutcome } from './progressActions.ts';
import { type OrderRow, addOrder, orderOf, runningOrderOf, unpaidRenewalsOf } from './repository.ts';
import { isRunning, isSameOrder, proformaOf } from './rules.ts';

/** What the buyer was shown, which has to be what it is; and the order that is to be given up for this one, even if it is the same. */
export type Shown = { rate?: number | undefined; amount?: number | undefined; insteadOf?: string | undefined };

/** An order that stands in the way of another one, and what the providers said when it was to be given up. */
type GivenUp = { order: OrderRow; outcome: Outcome };
type Attempt = { order: OrderRow } | { inTheWay: OrderRow } | { refusal: 'amount_changed' | 'payment_pending' };

/** Who orders something else at the same moment, again and again, is told that somebody does. */
const MAX_ATTEMPTS = 4;

/**
 * Orders something, and has it ready to be paid. The same again has the same order while that may be paid; other terms take its
 * place, unless it is being paid at that moment.
 *
 * @returns the order, and what the card provider asks for its money by
 * @throws Refusal `actor_not_admin`, those of `reckon`, `amount_changed`, `payment_pending`, `cards_not_offered`,
 *   `provider_unavailable`
 */
export async function openOrder(
  reach: ReachingContext,
  wanted: Wanted,
  shown: Shown,
  deps: PaymentDeps,
): Promise<{ order: OrderRow; intent: ProviderIntent | null }> {
  let givenUp: GivenUp | null = null;
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const before: GivenUp | null = givenUp;
    const attempt: Attempt = await reach.step((context) => tryToOpen(context, wanted, shown, deps, before));
    if ('refusal' in attempt) throw new Refusal(attempt.refusal);
    if ('order' in attempt) {
      const intent = await intentFor(reach, attempt.order, deps.providers);
      return { order: attempt.order, intent };
    }
    const outcome: Outcome = await outcomeOfCancelling(deps.providers, attempt.inTheWay);
    givenUp = { order: attempt.inTheWay, outcome };
  }
  throw new Refusal('payment_pending');
}

async function tryToOpen(
  context: SessionContext,
  wanted: Wanted,
  shown: Shown,
  deps: PaymentDeps,
  givenUp: GivenUp | null,
): Promise<Attempt> {
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const refusal = givenUp && (await giveUp(cause, givenUp));
  if (refusal) return { refusal };
  const terms = await reckon(cause, wanted, deps);
  const isAsShown =
    (shown.rate === undefined || (await isRateShown(cause, shown.rate, wanted, terms, deps))) &&
    (shown.amount === undefined || shown.amount === terms.amount);
  if (!isAsShown) throw new Refusal('amount_changed');
  demandWayToPay(terms, deps.providers);
  if (terms.dues > 0 && (await isChargedByItself(cause))) return { refusal: 'payment_pending' };
  const running = await runningOrderOf(db, teamId);
  if (running) {
    const isKept = running.orderId !== shown.insteadOf && isSameOrder(running, terms);
    return isKept ? { order: running } : { inTheWay: running };
  }
  return { order: await add(cause, terms, givenUp?.order ?? null) };
}

/** Whether the provider is charging what the team owes at this moment: whoever paid it besides would pay it twice. */
async function isChargedByItself({ db, teamId }: Cause): Promise<boolean> {
  return (await unpaidRenewalsOf(db, teamId)).some(({ status }) => status === 'pending');
}

/** Takes the order out of the way, unless its money has come or is on its way: why not, then. */
async function giveUp(cause: Cause, { order, outcome }: GivenUp): Promise<'amount_changed' | 'payment_pending' | null> {
  const running = await runningOrderOf(cause.db, cause.teamId);
  if (running?.orderId !== order.orderId) return null;
  const after = await applyOutcome(cause, order.orderId, outcome);
  // It was paid at the last moment: what is wanted has to be looked at anew.
  if (after.status === 'succeeded') return 'amount_changed';
  if (after.status === 'pending' && outcome.intent?.status === 'processing') return 'payment_pending';
  if (isRunning(after)) await cancelOrder(cause, after);
  return null;
}

async function add(cause: Cause, terms: Terms, before: OrderRow | null): Promise<OrderRow> {
  const { db, now, teamId, actor } = cause;
  const orderId = `ord_${randomUUID()}`;
  const { kind, amount, currency } = terms;
  await addOrder(db, {
    ...{ ...terms, orderId, teamId, status: 'open', attempt: 0, startedBy: actor, createdAt: now },
    proformaUsersCount: before && proformaOf(before, terms),
  });
  await plantSettlement(db, now, orderId);
  await note(cause, 'payment.order', `order:${orderId}`, { after: { kind, amount, currency } });
  const order = await orderOf(db, orderId);
  if (!order) throw new Fault('An order that was not kept.');
  return order;
}
