import { recordAudit } from '../../../lib/audit.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import { defaultCardOf } from '../../payment/card/repository.ts';
import { type PaidBy, issueInvoice, payInvoices } from '../../payment/invoice/issueActions.ts';
import { sendOverpayment, sendReceipt, sendRenewalFailed } from '../../payment/invoice/mailActions.ts';
import { openInvoicesOf } from '../../payment/invoice/repository.ts';
import { unbilledOf } from '../../payment/invoice/rules.ts';
import { post } from '../../payment/ledger/repository.ts';
import { renewalPaymentOf } from '../../payment/ledger/rules.ts';
import type { OrderRow } from '../../payment/order/repository.ts';
import type { MoneyCome } from '../../payment/order/rules.ts';
import { billingOf, updateBilling } from '../repository.ts';
import { clearCredited } from './repository.ts';

/**
 * Takes in the money for a renewal: what is owed is paid by it, and what is more than that is to the team's credit. Once
 * nothing is owed, licences run on credit no more. The team is locked.
 */
export async function settleRenewal(cause: AnyCause, order: OrderRow, { amount, card }: MoneyCome): Promise<void> {
  const { db, now, teamId } = cause;
  const { orderId, currency } = order;
  const { pendingAmount } = await billingOf(db, teamId);
  const towardsDues = Math.min(amount, Math.max(pendingAmount, 0));
  const open = await openInvoicesOf(db, teamId);
  const movements = renewalPaymentOf(amount, towardsDues);
  await post(db, now, { teamId, kind: 'PAYMENT', reference: orderId, currency, movements });
  const paidBy = { method: 'CARD', brand: card?.brand ?? null, lastFour: card?.lastFour ?? null } as const;
  const unbilled = Math.min(unbilledOf(pendingAmount, open), towardsDues);
  const ownInvoice = unbilled === 0 ? null : await billDues(cause, order, unbilled, paidBy);
  const paidInvoice = await payInvoices(db, now, teamId, { owed: pendingAmount - towardsDues, paidBy });
  if (amount >= pendingAmount) {
    await clearCredited(db, teamId);
    await updateBilling(db, teamId, { pendingDeadline: null, hasPaymentFailed: false });
  }
  await recordAudit(cause, {
    ...{ teamId, actor: cause.actor, action: 'billing.payRenewal', target: `order:${orderId}` },
    after: { amount, currency },
  });
  const invoiceId = paidInvoice ?? ownInvoice;
  if (invoiceId !== null) await sendReceipt(cause, order, invoiceId);
  else await sendOverpayment(cause, order, amount);
}

/** The invoice for what was owed from before there were any. */
const billDues = (
  { db, now, teamId }: AnyCause,
  { orderId, currency }: OrderRow,
  amount: number,
  paidBy: PaidBy,
): Promise<string> =>
  issueInvoice(db, now, {
    ...{ teamId, reference: orderId, currency, gross: amount, creditsUsed: 0, balanceUsed: 0, total: amount },
    lines: [{ text: 'Dues', quantity: null, rate: null, months: null, amount }],
    ...{ startsAt: null, expiresAt: null, paidBy },
  });

/**
 * The card could not be charged: admins hear of it once, and have until the deadline. Where another one has taken its place
 * meanwhile, that one is tried next, and nothing is said of it. The team is locked.
 */
export async function renewalFailed(cause: AnyCause, order: OrderRow, failure: string): Promise<void> {
  const { db, teamId } = cause;
  const { hasPaymentFailed, pendingDeadline } = await billingOf(db, teamId);
  const card = await defaultCardOf(db, teamId);
  const isReplaced = card !== null && order.cardId !== null && card.cardId !== order.cardId;
  await recordAudit(cause, {
    ...{ teamId, actor: cause.actor, action: 'billing.failRenewal', target: `order:${order.orderId}` },
    after: { failure, amount: order.amount },
  });
  if (isReplaced) return;
  await updateBilling(db, teamId, { hasPaymentFailed: true });
  if (hasPaymentFailed) return;
  await sendRenewalFailed(cause, order, { lastFour: card?.lastFour ?? null, deadline: pendingDeadline });
}
