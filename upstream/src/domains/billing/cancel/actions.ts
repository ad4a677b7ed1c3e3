import { randomUUID } from 'node:crypto';
import type { Answer } from '../../../generated/contract.ts';
import { note, recordAudit } from '../../../lib/audit.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Input } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { issueInvoice, payInvoices } from '../../payment/invoice/issueActions.ts';
import { sendCancellation, sendCancellationRefused } from '../../payment/invoice/mailActions.ts';
import { openInvoicesOf } from '../../payment/invoice/repository.ts';
import { hasMovedSince, post } from '../../payment/ledger/repository.ts';
import { cancelOrder } from '../../payment/order/cancelActions.ts';
import { runningOrderOf, unpaidRenewalsOf } from '../../payment/order/repository.ts';
import type { PaymentDeps } from '../../payment/providerActions.ts';
import { dayOf, lastDayOf } from '../periodRules.ts';
import { type BatchRow, type BillingRow, batchesOf, billingOf, updateBilling } from '../repository.ts';
import { effectivePlan } from '../rules.ts';
import { isOnTrial, settledBilling } from '../trialRules.ts';
import { endPlan } from './endActions.ts';
import { type BillRow, addBill, billById, latestBillOf, pendingBillsOf, updateBill } from './repository.ts';
import { type Bill, type Standing, billOf, cancellationMoves, endOf, isSameBill, mayCancel } from './rules.ts';
import { standingOf } from './standingActions.ts';

type CancelDeps = Pick<PaymentDeps, 'planTerms'>;
type Moment = Pick<AnyCause, 'db' | 'now' | 'teamId'>;

/** What a bill is reckoned from, and the bill as it is on a day. */
async function reckon({ db, now, teamId }: Moment, on = now) {
  const billing = settledBilling(await billingOf(db, teamId), now);
  const batches = await batchesOf(db, teamId);
  const standing = await standingOf(db, billing, batches);
  return { billing, batches, standing, bill: billOf(batches, standing, on) };
}

/** PRO that was bought and has not begun is paid and renewed as well. */
function mayBeCancelled(billing: BillingRow, now: number): boolean {
  const { plan, licencesBought } = billing;
  const isBought = plan === 'free' && (licencesBought > 0 || effectivePlan(billing, now) === 'pro');
  return mayCancel({ ...billing, isPro: (plan === 'pro' || isBought) && !isOnTrial(billing, now) });
}

/** @throws Refusal `cancellation_not_possible` */
function demandCancellable(billing: BillingRow, now: number): void {
  if (!mayBeCancelled(billing, now)) throw new Refusal('cancellation_not_possible');
}

/**
 * Makes the bill for giving up PRO. Nothing is cancelled yet; an earlier bill counts no more.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `cancellation_not_possible`, `invalid_request`
 */
export async function initCancelPlan(
  context: SessionContext,
  { query, body }: Input<'billing', 'initCancelPlan'>,
  { planTerms }: CancelDeps,
): Promise<Answer<'billing', 'initCancelPlan'>> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  const { cause } = await lockForAdmin(context);
  const { db, now, teamId } = cause;
  const { billing, batches, bill } = await reckon(cause);
  demandCancellable(billing, now);
  const reason = body.reason.trim();
  if (reason === '') throw new Refusal('invalid_request', { field: 'reason' });
  const billId = randomUUID();
  const earlier = await latestBillOf(db, teamId);
  // Which bill is the latest is told by when it was made, be it at one instant with another.
  const createdAt = Math.max(now, (earlier?.createdAt ?? 0) + 1);
  const { currency } = billing;
  const { paidUntil, licences, ...figures } = bill;
  await addBill(db, {
    ...{ ...figures, billId, teamId, reason, currency },
    ...{ status: 'open', startedBy: cause.actor, createdAt, doneAt: null, formerDeadline: null },
  });
  await note(cause, 'billing.initCancel', `team:${teamId}`, { after: { billId, totalAmount: bill.totalAmount } });
  return {
    lastRenewalDate: bill.lastRenewalAt,
    billingPeriod: { startDate: bill.periodStartsAt, days: bill.daysUsed },
    activeUsers: bill.activeUsers,
    perUserCharge: bill.perUserCharge,
    prevBalance: bill.prevBalance,
    subTotal: bill.subTotal,
    totalAmount: bill.totalAmount,
    ...{ billId, currency, paidUntil, licences },
    endsOn: endOf(batches, planTerms.cancellation.effective),
  };
}

/**
 * Gives up PRO by its latest bill. The same bill again has the same answer; while a payment is on its way, PRO is given up
 * as soon as it has come to its end.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `bill_not_found`, `bill_outdated`, `cancellation_not_possible`
 */
export async function cancelPlan(
  context: SessionContext,
  { query, body }: Input<'billing', 'cancelPlan'>,
  { planTerms }: CancelDeps,
): Promise<Answer<'billing', 'cancelPlan'>> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  const { cause } = await lockForAdmin(context);
  const { db, now, teamId } = cause;
  const asked = await billById(db, teamId, body.billId);
  if (asked === null) throw new Refusal('bill_not_found');
  const { billing, batches, standing, bill } = await reckon(cause);
  if (asked.status === 'withdrawn') throw new Refusal('bill_outdated');
  if (asked.status !== 'open') return { status: asked.status, endsOn: billing.cancelsAt };
  demandCancellable(billing, now);
  const latest = await latestBillOf(db, teamId);
  const isAsShown = latest?.billId === asked.billId && isSameBill(asked, bill) && !(await hasChanged(cause, asked));
  if (!isAsShown) throw new Refusal('bill_outdated');
  const endsOn = endOf(batches, planTerms.cancellation.effective);
  if (endsOn !== null) {
    const owed = await settle(cause, asked, standing, bill);
    // What is left has to be paid as long as there is PRO for it.
    const due = { pendingDeadline: billing.pendingDeadline ?? lastDayOf({ renewsAt: endsOn }) };
    const paidUp = { pendingDeadline: null, hasPaymentFailed: false };
    await updateBilling(db, teamId, { cancelsAt: endsOn, ...(owed > 0 ? due : paidUp) });
    await payInvoices(db, now, teamId, { owed, paidBy: { method: 'BALANCE' } });
    await updateBill(db, asked.billId, { status: 'done', doneAt: now, formerDeadline: billing.pendingDeadline });
    await note(cause, 'billing.cancelAtEnd', `team:${teamId}`, { after: { billId: asked.billId, cancelsAt: endsOn } });
    await sendCancellation(cause, { ...bill, currency: billing.currency, endsOn });
    return { status: 'done', endsOn };
  }
  if (await isPaymentOnItsWay(cause)) {
    await updateBill(db, asked.billId, { status: 'pending' });
    await note(cause, 'billing.cancelPending', `team:${teamId}`, { after: { billId: asked.billId } });
    return { status: 'pending', endsOn: null };
  }
  await cancelNow(cause, asked);
  return { status: 'done', endsOn: null };
}

/** Whether something was bought, renewed or paid since a bill was made, be it that its figures are the same. */
const hasChanged = ({ db, teamId }: Moment, { createdAt }: BillRow): Promise<boolean> =>
  hasMovedSince(db, teamId, createdAt);

/** Whether somebody outside is at a payment of the team. Of a bank's website nothing is known: the order stays open until then. */
async function isPaymentOnItsWay({ db, teamId }: Moment): Promise<boolean> {
  const running = await runningOrderOf(db, teamId);
  const renewals = await unpaidRenewalsOf(db, teamId);
  return [running, ...renewals].some((order) => order?.status === 'pending');
}

/**
 * Where the payment for which a bill waited has come to its end: gives PRO up as it was confirmed, by the days that were used
 * until then. Where the bill would be another one by now nothing is given up; the admins hear of it, and whoever asks by that
 * bill is told that it is outdated.
 *
 * @returns whether there was such a bill
 */
export async function finishPendingCancellation(cause: AnyCause): Promise<boolean> {
  const { db, now, teamId } = cause;
  const [latest, ...others] = await pendingBillsOf(db, teamId);
  if (!latest || (await isPaymentOnItsWay(cause))) return false;
  for (const { billId } of others) await updateBill(db, billId, { status: 'done', doneAt: now });
  const { billing, bill } = await reckon(cause, latest.createdAt);
  const isAsConfirmed = mayBeCancelled(billing, now) && isSameBill(latest, bill) && !(await hasChanged(cause, latest));
  if (isAsConfirmed) await cancelNow(cause, latest);
  else await keepPlan(cause, latest);
  return true;
}

async function keepPlan(cause: AnyCause, { billId, totalAmount }: BillRow): Promise<void> {
  const { db, teamId, actor } = cause;
  await updateBill(db, billId, { status: 'open' });
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'billing.refuseCancel', target: `team:${teamId}` },
    after: { billId, totalAmount },
  });
  await sendCancellationRefused(cause);
}

/** Gives PRO up at once. Orders that nobody is paying are for a plan that is no more. The team is locked. */
async function cancelNow(cause: AnyCause, asked: BillRow): Promise<void> {
  const { db, now, teamId, actor } = cause;
  const { billId } = asked;
  const { billing, batches, standing, bill } = await reckon(cause, asked.createdAt);
  const { currency } = billing;
  for (const order of [await runningOrderOf(db, teamId), ...(await unpaidRenewalsOf(db, teamId))]) {
    if (order) await cancelOrder(cause, order);
  }
  const owed = await settle(cause, asked, standing, bill);
  await correctInvoice(cause, { billId, currency, batches, unused: standing.owedForRunning - bill.subTotal });
  await endPlan(cause, billing);
  await payInvoices(db, now, teamId, { owed, paidBy: { method: 'BALANCE' } });
  const { paidUntil, licences, ...figures } = bill;
  await updateBill(db, billId, { ...figures, status: 'done', doneAt: now });
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'billing.cancel', target: `team:${teamId}` },
    after: { billId, totalAmount: bill.totalAmount, licences, paidUntil },
  });
  await sendCancellation(cause, { ...bill, currency, endsOn: null });
}

/** Writes down what a bill comes to, and uses what the team has to its credit against it; says what the team owes then. */
async function settle(
  { db, now, teamId }: Moment,
  { billId, currency }: Pick<BillRow, 'billId' | 'currency'>,
  standing: Standing,
  { subTotal }: Bill,
): Promise<number> {
  const movements = cancellationMoves(standing, subTotal);
  await post(db, now, { teamId, kind: 'CANCELLATION', reference: billId, currency, movements });
  return (await billingOf(db, teamId)).pendingAmount;
}

/** What was billed for the period, and is not used of it, is taken off by an invoice below zero. */
async function correctInvoice(
  { db, now, teamId }: Moment,
  {
    billId,
    currency,
    batches,
    unused,
  }: Pick<BillRow, 'billId' | 'currency'> & { batches: readonly BatchRow[]; unused: number },
): Promise<void> {
  const isBilled = (await openInvoicesOf(db, teamId)).some(({ total }) => total > 0);
  if (unused === 0 || !isBilled) return;
  const credited = batches.filter(({ isCredited }) => isCredited);
  const renewsAt = credited.map((batch) => batch.renewsAt);
  await issueInvoice(db, now, {
    ...{ teamId, reference: billId, currency, creditsUsed: 0, balanceUsed: 0 },
    lines: [{ text: 'Unused days of the cancelled plan', quantity: null, rate: null, months: null, amount: -unused }],
    ...{ gross: -unused, total: -unused, startsAt: dayOf(now), paidBy: null },
    expiresAt: renewsAt.length === 0 ? null : lastDayOf({ renewsAt: Math.max(...renewsAt) }),
  });
}
