import { SMALLEST_CHARGE } from '@muster/schema/formats/money';
import type { NextTerms, RenewalPart, Renewable } from '../chargeRules.ts';
import type { Currency } from '../moneyRules.ts';
import { type Period, daysAfter, licencePeriod, subscriptionPeriod } from '../periodRules.ts';
import type { Interval } from '../priceRules.ts';

/** What a renewal is known by, in the ledger and on invoices: the team, and the day from which it pays. */
export const renewalReference = (teamId: string, on: number): string => `renewal-${teamId}-${on}`;

/**
 * The last day on which a renewal may be paid. An earlier one for what was owed before stays, unless that was to be paid with
 * the renewal.
 *
 * @param since the renewal's day, or the one on which it was noted where the services were down on it
 */
export const deadlineOf = (
  { on, since }: { on: number; since: number },
  graceDays: number,
  { pendingAmount, pendingDeadline }: { pendingAmount: number; pendingDeadline: number | null },
): number => {
  const deadline = daysAfter(since, graceDays);
  const isOwnDay = pendingAmount > 0 && pendingDeadline !== null && pendingDeadline > on;
  return isOwnDay ? Math.min(deadline, pendingDeadline) : deadline;
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

export function courseOf(
  amount: number,
  { currency, paymentMethod, type }: { currency: Currency; paymentMethod: string | null; type: string | null },
): Course {
  if (amount === 0) return 'paid';
  if (amount < SMALLEST_CHARGE[currency]) return 'too_little';
  // Such teams pay when they like, by what was agreed with them.
  return paymentMethod === 'INVOICE' || type === 'PAID_OFFLINE' ? 'by_invoice' : 'by_card';
}
