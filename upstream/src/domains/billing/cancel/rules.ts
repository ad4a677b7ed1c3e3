import { DAY_MS } from '../../../lib/durations.ts';
import { type Renewable, monthsOfBatch } from '../chargeRules.ts';
import { proRata, sumOf, times } from '../moneyRules.ts';
import { type Period, dayOf, lastDayOf } from '../periodRules.ts';

/** What decides whether PRO may be given up here. */
export type CancelState = {
  type: string | null;
  paymentMethod: string | null;
  /** Whether the team has PRO that is no trial. */
  isPro: boolean;
  cancelsAt: number | null;
};

const cancellableTypes: ReadonlySet<string | null> = new Set(['SUBSCRIPTION', 'FLAT_RATE', 'PAID']);

/** Whether it may: not of teams that have it by agreement or invoice, which sales bring to its end. */
export const mayCancel = ({ type, paymentMethod, isPro, cancelsAt }: CancelState): boolean =>
  isPro && cancelsAt === null && paymentMethod !== 'INVOICE' && cancellableTypes.has(type);

/** Whether it may be taken back: until the day on which PRO ends, or while a payment is waited for. */
export const mayResume = (
  { cancelsAt, isPending }: Pick<CancelState, 'cancelsAt'> & { isPending: boolean },
  now: number,
): boolean => (cancelsAt === null ? isPending : now < cancelsAt);

/** Licences that were bought together, in the period that runs. */
export type BilledBatch = Renewable & Period & { isCredited: boolean };

/** How many days of a period have begun, the first and the present one counted: at least 1, at most all of them. */
export const daysUsed = ({ startsAt, renewsAt }: Period, now: number): number =>
  Math.min(Math.max((dayOf(now) - startsAt) / DAY_MS + 1, 1), periodDays({ startsAt, renewsAt }));

/** How many days it has. */
export const periodDays = ({ startsAt, renewsAt }: Period): number => (renewsAt - startsAt) / DAY_MS;

/** What one user costs for the whole period, in the smallest unit. */
export const perUserCharge = (batch: Renewable): number => times(batch.monthlyRate, monthsOfBatch(batch));

/** What the days that were used cost: multiplied first, over all users, divided and rounded once, halves up. */
export const usageOf = (users: number, charge: number, days: number, ofDays: number): number =>
  proRata(times(users, charge), days, ofDays);

/** What a team owes and has to its credit, as people speak of each: above zero, or below where it is the other way round. */
export type Standing = {
  pendingAmount: number;
  accountBalanceDue: number;
  credits: number;
  balance: number;
  /** How much of `pendingAmount` is owed for the periods that run. */
  owedForRunning: number;
};

/** A bill for giving PRO up. Amounts are in the smallest unit. */
export type Bill = {
  lastRenewalAt: number | null;
  periodStartsAt: number | null;
  daysUsed: number;
  activeUsers: number;
  perUserCharge: number;
  /** What is owed from earlier; below zero it is in the team's favour. */
  prevBalance: number;
  /** What of the running period is used and not paid. */
  subTotal: number;
  totalAmount: number;
  /** The last day that is paid; null where none is. */
  paidUntil: number | null;
  /** How many licences end. */
  licences: number;
};

/** max(0, subTotal + prevBalance). */
export const totalOf = (subTotal: number, prevBalance: number): number => Math.max(0, subTotal + prevBalance);

/** What of a period's usage is yet to be paid: none where it was paid ahead, for nothing is given back. */
export const unpaidUsage = (usage: number, paid: number): number => Math.max(0, usage - paid);

/**
 * The bill. What was renewed and is not paid is billed by the days that were used, in the place of what is owed for it. Its
 * figures are those of the licences that were renewed last; the amounts are of all.
 */
export function billOf(batches: readonly BilledBatch[], standing: Standing, now: number): Bill {
  const credited = batches.filter(({ isCredited }) => isCredited);
  const gross = sumOf(credited.map((batch) => times(perUserCharge(batch), batch.count)));
  const usage = sumOf(
    credited.map((batch) =>
      usageOf(batch.count, perUserCharge(batch), daysUsed(batch, now), Math.max(periodDays(batch), 1)),
    ),
  );
  const subTotal = unpaidUsage(usage, Math.max(0, gross - standing.owedForRunning));
  const { pendingAmount, owedForRunning, accountBalanceDue, credits, balance } = standing;
  const prevBalance = pendingAmount - owedForRunning + accountBalanceDue - credits - balance;
  const shown = shownOf(credited.length > 0 ? credited : batches);
  const paid = batches.filter(({ isCredited }) => !isCredited);
  return {
    ...{ lastRenewalAt: shown?.startsAt ?? null, periodStartsAt: shown?.startsAt ?? null },
    daysUsed: shown ? daysUsed(shown, now) : 0,
    activeUsers: shown?.users ?? 0,
    perUserCharge: shown ? perUserCharge(shown) : 0,
    ...{ prevBalance, subTotal, totalAmount: totalOf(subTotal, prevBalance) },
    paidUntil: paid.length === 0 ? null : lastDayOf({ renewsAt: Math.max(...paid.map(({ renewsAt }) => renewsAt)) }),
    licences: batches.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The licences whose period began last, and how many of the same period and price there are. */
function shownOf<B extends BilledBatch>(batches: readonly B[]): (B & { users: number }) | null {
  const [first] = batches.toSorted((one, other) => other.startsAt - one.startsAt || one.renewsAt - other.renewsAt);
  if (!first) return null;
  const alike = batches.filter(
    (batch) =>
      batch.startsAt === first.startsAt &&
      batch.renewsAt === first.renewsAt &&
      perUserCharge(batch) === perUserCharge(first),
  );
  return { ...first, users: alike.reduce((sum, { count }) => sum + count, 0) };
}

/** The first day without PRO where it goes on to the end of what is paid; null where it ends at once. */
export const endOf = (batches: readonly BilledBatch[], effective: 'immediate' | 'period_end'): number | null =>
  effective === 'immediate' || batches.length === 0 || batches.some(({ isCredited }) => isCredited)
    ? null
    : Math.max(...batches.map(({ renewsAt }) => renewsAt));

/** What of a bill is kept with it. */
const FIGURES = [
  ...(['lastRenewalAt', 'periodStartsAt', 'daysUsed', 'activeUsers', 'perUserCharge'] as const),
  ...(['prevBalance', 'subTotal', 'totalAmount'] as const),
] satisfies (keyof Bill)[];
type Figures = Pick<Bill, (typeof FIGURES)[number]>;

/** Whether two bills say the same. */
export const isSameBill = (one: Figures, other: Figures): boolean =>
  FIGURES.every((figure) => one[figure] === other[figure]);

type Settled = { account: 'DUES' | 'ACCOUNT_DUE' | 'CREDITS' | 'BALANCE' | 'REVENUE'; amount: number };

/**
 * What giving PRO up moves: what is owed for the running period becomes what was used of it, what the team has to its credit
 * is used against all that it owes, and what is left of that is dues, whatever it was owed as: nothing else is paid by a team
 * without PRO. Debits are above zero.
 */
export function cancellationMoves(standing: Standing, subTotal: number): Settled[] {
  const { pendingAmount, owedForRunning, accountBalanceDue, credits, balance } = standing;
  const dues = Math.max(pendingAmount - owedForRunning + subTotal, 0);
  const [account, overdrawn] = [Math.max(accountBalanceDue, 0), Math.max(-credits, 0)];
  const owed = account + dues + overdrawn;
  let toUse = owed;
  const taken = (there: number) => {
    const part = Math.min(Math.max(there, 0), toUse);
    toUse -= part;
    return part;
  };
  const creditsMove = taken(credits);
  const balanceMove = taken(balance);
  const accountMove = taken(-accountBalanceDue);
  const moves: Settled[] = [
    { account: 'REVENUE', amount: owedForRunning - subTotal },
    { account: 'DUES', amount: subTotal - owedForRunning - dues + toUse },
    { account: 'ACCOUNT_DUE', amount: accountMove - account },
    { account: 'CREDITS', amount: creditsMove - overdrawn },
    { account: 'BALANCE', amount: balanceMove },
  ];
  return moves.filter(({ amount }) => amount !== 0);
}
