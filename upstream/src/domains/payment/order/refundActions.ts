import type { ProviderIntent } from '../../../providers/card/cardProvider.ts';
import { recordAudit } from '../../../lib/audit.ts';
import { billingOf } from '../../billing/repository.ts';
import { post, returnedOf } from '../ledger/repository.ts';
import { refundOf } from '../ledger/rules.ts';
import type { OrderRow } from './repository.ts';
import type { SettleCause } from './settleActions.ts';

/**
 * Writes down what the card provider has given back of an order's money by now, which is done there and not here. What of it
 * is on the team's balance is taken from that; nothing that was bought is taken away. The team is locked.
 */
export async function takeInRefund(
  cause: SettleCause,
  { orderId, currency }: OrderRow,
  { amountRefunded }: Pick<ProviderIntent, 'amountRefunded'>,
): Promise<void> {
  const { db, now, teamId } = cause;
  // Most payments have none.
  if (amountRefunded === 0) return;
  const { refunded, onBalance } = await returnedOf(db, teamId, orderId);
  const amount = amountRefunded - refunded;
  // An answer that was overtaken by a later one says less than is known.
  if (amount <= 0) return;
  const billing = await billingOf(db, teamId);
  const left = billing.currency === currency ? billing.balance : onBalance;
  const fromBalance = Math.max(0, Math.min(amount, onBalance, left));
  const reference = `${orderId}:${amountRefunded}`;
  await post(db, now, { teamId, kind: 'REFUND', reference, currency, movements: refundOf(amount, fromBalance) });
  await recordAudit(cause, {
    ...{ teamId, actor: cause.actor, action: 'payment.refund', target: `order:${orderId}` },
    after: { amount, currency, fromBalance },
  });
}
