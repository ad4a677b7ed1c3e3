import { recordAudit } from '../../../lib/audit.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import { plantEnding } from './jobActions.ts';
import { type OrderRow, runningOrderOf, unpaidRenewalsOf, updateOrder } from './repository.ts';

/**
 * Gives up an order that is not paid. Its intent is cancelled at the provider by the work that asks for it; money that has come
 * there by then is to the team's credit. The team is locked.
 */
export async function cancelOrder(cause: AnyCause, order: OrderRow): Promise<OrderRow> {
  const { db, now, teamId } = cause;
  const after = await updateOrder(db, order, { status: 'cancelled', settledAt: now });
  await plantEnding(db, now, order.orderId);
  await recordAudit(cause, {
    ...{ teamId, actor: cause.actor, action: 'payment.cancelOrder', target: `order:${order.orderId}` },
    before: { status: order.status },
    after: { status: 'cancelled' },
  });
  return after;
}

/** What was to be charged for renewals was paid in another way. */
export async function cancelRenewalCharges(cause: AnyCause): Promise<void> {
  for (const order of await unpaidRenewalsOf(cause.db, cause.teamId)) await cancelOrder(cause, order);
}

/** Nobody is left who would have what was ordered. The team is locked. */
export async function cancelAllOrders(cause: AnyCause): Promise<void> {
  const running = await runningOrderOf(cause.db, cause.teamId);
  if (running) await cancelOrder(cause, running);
  await cancelRenewalCharges(cause);
}
