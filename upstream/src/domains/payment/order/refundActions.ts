import type { ProviderIntent } from '../../../providers/card/cardProvider.ts';
import { recordAudit } from '../../../lib/audit.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import { billingOf } from '../../billing/repository.ts';
import { post, returnedOf } from '../ledger/repository.ts';
import { refundOf } from '../ledger/rules.ts';
import type { OrderRow } from './repository.ts';

/** `refundedBefore`: what was written down before the provider was asked; null where it was not asked for that. */
type Told = Pick<ProviderIntent, 'amountRefunded'> & { refundedBefore: number | null };

/**
 * Writes down what the card provider has given back of an order's money by now, which is done there and not here. What of it
 * is on the team's balance is taken from that; nothing that was bought is taken away. What a card's bank did not take, and the
 * provider has again, is as before. The team is locked.
 */
export async function takeInRefund(
  cause: AnyCause,
  order: OrderRow,
  { amountRefunded, refundedBefore }: Told,
): Promise<void> {
  const { db, now, teamId } = cause;
  // Most payments have none.
  if (amountRefunded === 0 && !refundedBefore) return;
  const { orderId, currency } = order;
  const returned = await returnedOf(db, teamId, orderId);
  const amount = amountRefunded - returned.refunded;
  // An answer that was overtaken by a later one says less than is known, too. Nothing was written down since this one was asked for.
  const isBack = amount < 0 && refundedBefore === returned.refunded;
  if (amount <= 0 && !isBack) return;
  const fromBalance = isBack
    ? -Math.min(-amount, returned.fromBalance)
    : await ofBalance(cause, order, amount, returned);
  const reference = `${orderId}:refund-${returned.times}`;
  await post(db, now, { teamId, kind: 'REFUND', reference, currency, movements: refundOf(amount, fromBalance) });
  await recordAudit(cause, {
    ...{ teamId, actor: cause.actor, action: isBack ? 'payment.failRefund' : 'payment.refund' },
    ...{ target: `order:${orderId}`, after: { amount, currency, fromBalance } },
  });
}

/** What of the money is on the team's balance still. */
async function ofBalance(
  { db, teamId }: AnyCause,
  { currency }: OrderRow,
  amount: number,
  { onBalance }: { onBalance: number },
): Promise<number> {
  const billing = await billingOf(db, teamId);
  const left = billing.currency === currency ? billing.balance : onBalance;
  return Math.max(0, Math.min(amount, onBalance, left));
}
