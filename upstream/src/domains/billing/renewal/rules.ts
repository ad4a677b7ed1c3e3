import { SMALLEST_CHARGE } from '@muster/schema/formats/money';
import { MINUTE_MS } from '../../../lib/durations.ts';
import type { NextTerms, RenewalPart, Renewable } from '../chargeRules.ts';
import type { Currency } from '../moneyRules.ts';
import { type Period, dayOf, daysAfter, licencePeriod, subscriptionPeriod } from '../periodRules.ts';
import type { Interval } from '../priceRules.ts';

/** What a renewal is known by, in the ledger and on invoices: the team, and the day from which it pays. */
export const renewalReference = (teamId: string, on: number): string => `renewal-${teamId}-${on}`;

/** The last day on which a renewal may be paid. An earlier one for what was owed before stays. */
export const deadlineOf = (
  on: number,
  graceDays: number,
  { pendingAmount, pendingDeadline }: { pendingAmount: number; pendingDeadline: number | null },
): number => {
  const deadline = daysAfter(on, graceDays);
  return pendingAmount > 0 && pendingDeadline !== null ? Math.min(deadline, pendingDeadline) : deadline;
};

/** Licences whose period is over. */
export type EndedBatch = Renewable & Period & { anchorAt: number; isCredited: boolean };

/** What decides whether a team's licences go on at all. */
export type RenewalState = { cancelsAt: number | null; isOverdue: boolean };

/**
 * Whether licences go on: not where PRO was given up, where their last period is not paid yet, or where the last day for what
 * is owed has passed.
 */
export const goesOn = ({ isCredited }: Pick<EndedBatch, 'isCredited'>, { cancelsAt, isOverdue }: RenewalState) =>
  cancelsAt === null && !isCredited && !isOverdue;

/**
 * Whether what is owed from before is due with the renewal of a day, and no earlier: a purchase has left it until then. Where
 * licences run on credit it is for them, and has a last day of its own.
 */
export const isDueWith = (
  on: number,
  { pendingDeadline }: { pendingDeadline: number | null },
  batches: readonly Pick<EndedBatch, 'isCredited'>[],
): boolean =>
  pendingDeadline !== null && dayOf(pendingDeadline) === on && !batches.some(({ isCredited }) => isCredited);

/**
 * Until when a renewal waits where the one before it is not paid; null where it does not wait. Whether that can be charged is to
 * be known first. After an outage in which several have fallen due, whoever can pay the first of them has until its last day.
 *
 * @param due what falls due, all of it on one day
 */
export function waitsUntil(
  due: readonly Pick<EndedBatch, 'isCredited' | 'renewsAt'>[],
  { pendingDeadline, isChargeOpen }: { pendingDeadline: number | null; isChargeOpen: boolean },
  now: number,
): number | null {
  const unpaid = due.find(({ isCredited }) => isCredited);
  if (!unpaid) return null;
  if (isChargeOpen) return now + MINUTE_MS;
  const isLate = unpaid.renewsAt < dayOf(now);
  const over = pendingDeadline === null ? now : daysAfter(dayOf(pendingDeadline), 1);
  return isLate && over > now ? over : null;
}

/** The next period of licences, and the interval in which they are paid from then on. */
export function nextPeriod(
  { batch, months }: Pick<RenewalPart<EndedBatch>, 'batch' | 'months'>,
  next: NextTerms | null,
): Period & { category: Interval } {
  const { anchorAt, renewsAt, validityDays, category } = batch;
  return validityDays === null
    ? { ...subscriptionPeriod(anchorAt, renewsAt, months), category: next?.interval ?? category }
    : { ...licencePeriod(renewsAt, validityDays), category };
}

/** How a renewal comes to be paid: what is too little to be charged waits for the next one. */
export type Course = 'paid' | 'too_little' | 'by_invoice' | 'by_card';

/** How a team pays, by what was agreed with it. */
export type Payer = { paymentMethod: string | null; type: string | null };

/** Whether a team pays when it likes, and no card of it is charged for renewals. */
export const paysByInvoice = ({ paymentMethod, type }: Payer): boolean =>
  paymentMethod === 'INVOICE' || type === 'PAID_OFFLINE';

export function courseOf(amount: number, payer: Payer & { currency: Currency }): Course {
  if (amount === 0) return 'paid';
  if (amount < SMALLEST_CHARGE[payer.currency]) return 'too_little';
  return paysByInvoice(payer) ? 'by_invoice' : 'by_card';
}
