import { isTooLittle } from '@muster/schema/formats/money';
import type { InvoiceLine } from '../../../db/tables/payment.ts';
import type { AnyCause, Cause } from '../../../lib/cause.ts';
import { Fault } from '../../../lib/errors.ts';
import { applyPurchase } from '../../billing/purchase/applyActions.ts';
import { withJoined } from '../../billing/purchase/reckonActions.ts';
import { lastDayOf } from '../../billing/periodRules.ts';
import { plantRenewal } from '../../billing/renewal/actions.ts';
import { plantLimits } from '../../billing/renewal/limitActions.ts';
import { clearCredited } from '../../billing/renewal/repository.ts';
import { batchesOf, billingOf, updateBilling } from '../../billing/repository.ts';
import { licenceCountsOf } from '../../billing/rules.ts';
import { isOnTrial } from '../../billing/trialRules.ts';
import { countHolders } from '../../licence/repository.ts';
import { teamOf } from '../../team/repository.ts';
import { chargeRenewalsTo } from '../card/defaultActions.ts';
import { rememberCard } from '../card/rememberActions.ts';
import { type PaidBy, issueInvoice, payInvoices } from '../invoice/issueActions.ts';
import { sendOverpayment, sendReceipt } from '../invoice/mailActions.ts';
import { type InvoiceRow, openInvoicesOf } from '../invoice/repository.ts';
import { ownBillOf, soldText } from '../invoice/rules.ts';
import { post } from '../ledger/repository.ts';
import { saleOf } from '../ledger/rules.ts';
import type { OrderRow } from './repository.ts';
import { type MoneyCome, type OrderResult, bankNameOf, periodOf, settlementOf } from './rules.ts';
import { cancelRenewalCharges } from './cancelActions.ts';

/** What a person has ordered, in their name: whatever happens to be what carries it out. */
const asBuyer = (cause: AnyCause, { startedBy }: OrderRow): Cause => {
  const actor = cause.actor ?? startedBy;
  if (actor === null) throw new Fault('An order that nobody has made.');
  return { ...cause, actor };
};

/** Does what somebody has ordered and is paid for. The team is locked, and may have it. */
export async function carryOut(
  cause: AnyCause,
  order: OrderRow,
  money: MoneyCome,
): Promise<{ result: OrderResult; cardId: string | null }> {
  const { db, now, teamId } = cause;
  const before = await billingOf(db, teamId);
  const settlement = settlementOf(order, before, money.amount);
  const { sale, aside } = settlement;
  const open = await openInvoicesOf(db, teamId);
  const { order: sold, onCredit } = await withJoined(cause, order);
  const paidInto = money.method === 'NET_BANKING' ? 'BANK' : 'PROVIDER';
  await post(db, now, {
    ...{ teamId, kind: order.kind === 'DUES' ? 'PAYMENT' : 'PURCHASE', reference: order.orderId },
    ...{ currency: order.currency, movements: saleOf(sale, paidInto, { ...aside, onCredit }) },
  });
  const { assigned, isLicencesOnly } = await applyPurchase(asBuyer(cause, order), sold, money.method);
  const ownInvoice = await invoiceFor(cause, order, settlement, money, open);
  const paidInvoice = await clearDues(cause, order, paidByOf(order, money));
  // Where all was billed before it brings no invoice of its own.
  const invoiceId = ownInvoice ?? paidInvoice;
  const cardId = money.card && (await rememberCard(db, now, teamId, money.card));
  // A plan is renewed by the card that it was bought with; where dues are paid, the one before had not paid them.
  if (cardId !== null && order.kind !== 'LICENCES') await chargeRenewalsTo(db, teamId, cardId);
  if (invoiceId !== null) await sendReceipt(cause, order, invoiceId);
  // Nothing was owed any more.
  else if (money.amount > 0) await sendOverpayment(cause, order, money.amount);
  await plantRenewal(db, now, teamId);
  const bought = (await billingOf(db, teamId)).licencesBought;
  const { unused } = licenceCountsOf(bought, (await countHolders(db, teamId)).licensed);
  const { isLegacy } = await teamOf(db, teamId);
  const result = {
    ...{ licences: sold.usersCount ?? 0, assigned, unused, isTrial: isOnTrial(before, now), isLegacyTeam: isLegacy },
    ...{ isLicencesOnly, isAutoAssigned: order.autoAssign, invoiceId },
  };
  return { result, cardId };
}

function paidByOf({ bankNames }: OrderRow, { method, card, bank }: MoneyCome): PaidBy {
  if (method === 'NOTHING_PAYABLE') return { method: 'BALANCE' };
  if (method === 'NET_BANKING') {
    return { method, bank: bankNameOf(bankNames, bank?.code ?? null), bankReference: bank?.reference ?? null };
  }
  return { method: 'CARD', brand: card?.brand ?? null, lastFour: card?.lastFour ?? null };
}

/**
 * Invoices that are covered now are paid. Where nothing is owed any more, licences that ran on credit are ordinary ones; what
 * stays owed is due with the next renewal; what is too little to be charged has no day of its own.
 *
 * @returns the invoice that is paid by it; see `payInvoices`
 */
async function clearDues(cause: AnyCause, order: OrderRow, paidBy: PaidBy): Promise<string | null> {
  const { db, now, teamId } = cause;
  const { pendingAmount, pendingDeadline, currency } = await billingOf(db, teamId);
  const invoiceId = await payInvoices(db, now, teamId, { owed: pendingAmount, paidBy });
  if (pendingAmount > 0) {
    const [first] = await batchesOf(db, teamId);
    const hasNoDay = pendingDeadline === null && !isTooLittle({ amountMinor: pendingAmount, currency });
    if (hasNoDay && first) await updateBilling(db, teamId, { pendingDeadline: first.renewsAt });
    await plantLimits(db, now, teamId);
    return invoiceId;
  }
  if (!order.paysDues) return invoiceId;
  await updateBilling(db, teamId, { pendingDeadline: null, hasPaymentFailed: false });
  await clearCredited(db, teamId);
  await cancelRenewalCharges(cause);
  return invoiceId;
}

function linesOf({ kind, category, validityDays, usersCount, rate, months, gross }: OrderRow, dues: number) {
  const bought: InvoiceLine = {
    text: soldText(kind === 'PRO_PLAN' ? 'PRO plan' : 'PRO licenses', { category, validityDays }),
    ...{ quantity: usersCount, rate, months, amount: gross },
  };
  const owed: InvoiceLine = { text: 'Dues', quantity: null, rate: null, months: null, amount: dues };
  return [...(kind === 'DUES' ? [] : [bought]), ...(dues === 0 ? [] : [owed])];
}

/**
 * The invoice for what was bought, and for dues that no invoice was issued for; it is open where a part of that stays owed.
 * Null where all was billed before.
 *
 * @param open the invoices that were open until then
 */
async function invoiceFor(
  { db, now, teamId }: AnyCause,
  order: OrderRow,
  { sale, aside }: ReturnType<typeof settlementOf>,
  money: MoneyCome,
  open: readonly InvoiceRow[],
): Promise<string | null> {
  const bill = ownBillOf({ ...sale, dues: sale.dues + aside.accountDue }, open);
  if (bill === null) return null;
  const { unbilledDues, ...sums } = bill;
  const period = periodOf(order, now);
  const paidBy = sums.total === 0 ? ({ method: 'BALANCE' } as const) : paidByOf(order, money);
  return issueInvoice(db, now, {
    ...{ teamId, reference: order.orderId, currency: order.currency, lines: linesOf(order, unbilledDues) },
    ...sums,
    startsAt: period && period.startsAt,
    expiresAt: period && lastDayOf(period),
    paidBy: aside.owed === 0 ? paidBy : null,
  });
}
