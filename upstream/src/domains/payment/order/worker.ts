import { finishPendingCancellation } from '../../billing/cancel/actions.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { JobHandlers, Lane } from '../../../lib/jobs.ts';
import type { PaymentProviders } from '../providerActions.ts';
import { cancelOrder } from './cancelActions.ts';
import { outcomeOf, outcomeOfCancelling } from './intentActions.ts';
import { plantSettlementAgain, settlement } from './jobActions.ts';
import { type Outcome, applyOutcome } from './progressActions.ts';
import { type OrderRow, orderOf } from './repository.ts';
import { isRunning } from './rules.ts';

/** A provider that answers slowly keeps no mail waiting. */
const PAYMENTS: Lane = { name: 'payments', workers: 2 };

/** How long an order may be paid. */
const LIFETIME_MS = DAY_MS;

/** How long until a provider is asked again: a minute, two, four … up to an hour. */
const pauseMs = (asked: number): number => Math.min(60_000 * 2 ** asked, 3_600_000);

const isTooOld = ({ createdAt }: OrderRow, now: number): boolean => now - createdAt >= LIFETIME_MS;

/** Whether no money is to come by card any more. */
const isToBeEnded = (order: OrderRow, now: number): boolean =>
  order.status === 'cancelled' ||
  (order.status === 'succeeded' && order.method === 'NET_BANKING') ||
  (order.kind !== 'RENEWAL' && isTooOld(order, now));

/** What became of an order at the providers; `unreachable` where one of them gave no answer. */
async function told(providers: PaymentProviders, order: OrderRow, now: number): Promise<Outcome | 'unreachable'> {
  try {
    return await (isToBeEnded(order, now) ? outcomeOfCancelling(providers, order) : outcomeOf(providers, order));
  } catch (error) {
    if (error instanceof Refusal) return 'unreachable';
    throw error;
  }
}

/** Whether the card provider takes no money for an order any more, whatever becomes of the order here. */
const isOverAtProvider = ({ intentId }: OrderRow, { intent }: Outcome): boolean =>
  intentId === null || intent?.status === 'succeeded' || intent?.status === 'cancelled';

/** Whether whoever went to a bank may still be paying there: for a day after the order is over. */
const isOpenAtBank = ({ bankCode, settledAt, createdAt }: OrderRow, now: number): boolean =>
  bankCode !== null && now - (settledAt ?? createdAt) < LIFETIME_MS;

/** Nobody else may tell of money that comes for an order that is over. The charge of a renewal that runs is asked by its own work. */
const isToBeAskedAgain = (order: OrderRow, outcome: Outcome, now: number): boolean =>
  isRunning(order) ? order.kind !== 'RENEWAL' : !isOverAtProvider(order, outcome) || isOpenAtBank(order, now);

/**
 * The work that asks the providers what became of orders: a tab that was closed, a process that was killed and an answer that
 * was lost lose no payment. What nobody has paid after a day is cancelled.
 */
export const orderJobs = (providers: PaymentProviders): JobHandlers =>
  settlement.handledTelling(
    {
      outside: async ({ orderId }, { now, read }) => {
        const order = await read((db) => orderOf(db, orderId));
        return order && { teamId: order.teamId, outcome: await told(providers, order, now) };
      },
      effect: async ({ orderId, asked }, { db, now, parentJobId }, found) => {
        if (!found) return undefined;
        const again = { payload: { orderId, asked: asked + 1 }, dueAt: now + pauseMs(asked) };
        const { teamId, outcome } = found;
        if (outcome === 'unreachable') return again;
        const cause = { db, now, teamId, actor: null, parentJobId };
        let order = await applyOutcome(cause, orderId, outcome);
        const isProcessing = outcome.intent?.status === 'processing';
        if (order.kind !== 'RENEWAL' && isRunning(order) && isTooOld(order, now) && !isProcessing) {
          order = await cancelOrder(cause, order);
          await finishPendingCancellation(cause);
        }
        return isToBeAskedAgain(order, outcome, now) ? again : undefined;
      },
      givenUp: ({ orderId }, { db, now }) => plantSettlementAgain(db, now, orderId),
    },
    PAYMENTS,
  );
