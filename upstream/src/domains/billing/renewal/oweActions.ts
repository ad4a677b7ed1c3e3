import { randomUUID } from 'node:crypto';
import type { AnyCause } from '../../../lib/cause.ts';
import { issueInvoice, payInvoices } from '../../payment/invoice/issueActions.ts';
import { sendOpenInvoice, sendReceipt } from '../../payment/invoice/mailActions.ts';
import { post } from '../../payment/ledger/repository.ts';
import { owedSaleOf } from '../../payment/ledger/rules.ts';
import { type OrderRow, addOrder } from '../../payment/order/repository.ts';
import { type Renewal, chargeOf, payableOf } from '../chargeRules.ts';
import { type Period, dayOf, lastDayOf } from '../periodRules.ts';
import { type BatchRow, type BillingRow, updateBilling } from '../repository.ts';
import { plantCharge, plantRenewal } from './actions.ts';
import { renewalLines } from './invoiceRules.ts';
import { plantLimits } from './limitActions.ts';
import { updateBatch } from './repository.ts';
import { courseOf, deadlineOf, renewalReference } from './rules.ts';

type Owed = {
  coming: Renewal<BatchRow>;
  /** Those that begin with it. */
  periods: readonly Period[];
  /** The day on which it is due. */
  on: number;
  graceDays: number;
};

/** Notes what a renewal costs, and lets it be charged: until that is done licences run on credit. The team is locked. */
export async function owe(cause: AnyCause, billing: BillingRow, owed: Owed): Promise<void> {
  const { db, now, teamId } = cause;
  const { coming, periods, on, graceDays } = owed;
  const { currency } = billing;
  const reference = renewalReference(teamId, on);
  const { overdrawn, charged, alone } = sumsOf(coming, billing);
  const used = { creditsUsed: charged.creditsUsed.amount, balanceUsed: charged.balanceUsed.amount };
  const amount = charged.amount.amount;
  const movements = owedSaleOf({ gross: coming.gross, ...used }, overdrawn);
  await post(db, now, { teamId, kind: 'RENEWAL', reference, currency, movements });
  const renewsAt = Math.min(...periods.map((period) => period.renewsAt));
  const invoiceId = await issueInvoice(db, now, {
    ...{ teamId, reference, currency, gross: coming.gross, lines: renewalLines(coming.parts, overdrawn) },
    ...{ creditsUsed: alone.creditsUsed.amount, balanceUsed: alone.balanceUsed.amount, total: alone.amount.amount },
    ...{ startsAt: on, expiresAt: lastDayOf({ renewsAt }) },
    paidBy: alone.amount.amount === 0 ? { method: 'BALANCE' } : null,
  });
  // Credits and balance that are left may pay what was owed before.
  await payInvoices(db, now, teamId, { owed: amount, paidBy: { method: 'BALANCE' } });
  const course = courseOf(amount, billing);
  const isOnCredit = course === 'by_card' || course === 'by_invoice';
  for (const { batch, users } of coming.parts) {
    if (users > 0) await updateBatch(db, batch.batchId, { isCredited: isOnCredit });
  }
  // The charge plants the next renewal, so that a clock that is ahead does not pass over it.
  if (course !== 'by_card') await plantRenewal(db, now, teamId);
  if (course === 'paid') await updateBilling(db, teamId, { pendingDeadline: null, hasPaymentFailed: false });
  else {
    // What is too little to be charged nobody can pay by any day: it is part of the next charge.
    const pendingDeadline = isOnCredit ? deadlineOf(Math.max(on, dayOf(now)), graceDays, billing) : null;
    await updateBilling(db, teamId, { pendingDeadline });
    await plantLimits(db, now, teamId);
  }
  if (course === 'by_invoice') await sendOpenInvoice(cause, invoiceId, amount);
  if (course === 'paid' || course === 'by_card') {
    await order(cause, {
      coming,
      reference,
      currency,
      invoiceId,
      sums: { ...used, dues: charged.dues.amount, amount },
    });
  }
}

type Ordered = Pick<Owed, 'coming'> & {
  reference: string;
  currency: OrderRow['currency'];
  invoiceId: string;
  sums: Pick<OrderRow, 'creditsUsed' | 'balanceUsed' | 'dues' | 'amount'>;
};

/** Orders what is charged to the card; what credits and balance have paid is an order that is carried out. */
async function order(cause: AnyCause, { coming, reference, currency, invoiceId, sums }: Ordered): Promise<void> {
  const { db, now, teamId } = cause;
  // Providers know an order by its id: another installation with the same teams has other ones.
  const orderId = `${reference}-${randomUUID()}`;
  const isPaid = sums.amount === 0;
  await addOrder(db, {
    ...orderTerms(coming),
    ...{ ...sums, gross: coming.gross, currency, teamId, orderId, kind: 'RENEWAL', startedBy: null, attempt: 0 },
    ...{ status: isPaid ? 'succeeded' : 'open', method: isPaid ? 'NOTHING_PAYABLE' : null },
    ...{ createdAt: now, settledAt: isPaid ? now : null },
  });
  if (!isPaid) return plantCharge(db, now, orderId);
  return sendReceipt(cause, { amount: sums.amount, currency }, invoiceId);
}

/** What a renewal comes to: with what is owed from before, and alone. Credits below zero are owed with it. */
function sumsOf({ gross }: Renewal<BatchRow>, { currency, credits, balance, pendingAmount }: BillingRow) {
  const money = (amount: number) => ({ amount, currency });
  const pots = { credits: money(credits), balance: money(balance) };
  const overdrawn = Math.max(-credits, 0);
  return {
    overdrawn,
    charged: chargeOf(money(gross), { ...pots, pending: money(pendingAmount) }),
    alone: payableOf({ gross: money(gross), dues: money(overdrawn), ...pots }),
  };
}

/** What an order says of what is renewed: nothing of what is not the same for all of it. */
function orderTerms({ parts, users }: Renewal<BatchRow>) {
  const renewed = parts.filter((part) => part.users > 0);
  const [first] = renewed;
  const same = <T>(of: (part: (typeof renewed)[number]) => T): T | null =>
    first !== undefined && renewed.every((part) => of(part) === of(first)) ? of(first) : null;
  return {
    rate: same(({ rate }) => rate),
    usersCount: users,
    months: same(({ months }) => months),
    category: same(({ batch }) => batch.category),
    validityDays: same(({ batch }) => batch.validityDays),
    ...{ autoAssign: false, renewsTrialLicences: false, paysDues: true },
  } satisfies Partial<OrderRow>;
}
