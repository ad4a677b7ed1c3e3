import { type NextTerms, type RenewalsOff, type Renewable, chargeOf, nextRenewal } from '../chargeRules.ts';
import type { Currency } from '../moneyRules.ts';
import { type Market, priceAfterOffer, priceOf } from '../offerRules.ts';
import { dayOfMonth, lastDayOf } from '../periodRules.ts';
import type { Interval } from '../priceRules.ts';
import { dueDayOf } from '../rules.ts';

/** Licences that were bought together, and the period that runs. */
export type Batch = Renewable & { anchorAt: number; startsAt: number; isCredited: boolean };

/** What a team pays and owes, as far as its charges go. */
export type Account = {
  currency: Currency;
  nextInterval: Interval | null;
  /** What was told when it was asked for; null for what was asked for before that was kept. */
  nextRate: number | null;
  defaultLicenceCategory: Interval | null;
  billingStartsAt: number | null;
  hasPaymentFailed: boolean;
  credits: number;
  balance: number;
  pendingAmount: number;
  pendingDeadline: number | null;
  /** When PRO ends that is given up: nothing is renewed from then on. */
  cancelsAt: number | null;
};

/**
 * What a subscription is renewed at where its interval changes, or the months of an offer are over; null where it goes on as it
 * is.
 *
 * @param batches the licences of the team, those first that run out first
 */
export function nextTerms(
  { nextInterval, nextRate, currency }: Pick<Account, 'nextInterval' | 'nextRate' | 'currency'>,
  batches: readonly Batch[],
  market: Market,
): NextTerms | null {
  if (nextInterval === null) {
    const subscription = batches.find(({ validityDays }) => validityDays === null);
    return subscription ? priceAfterOffer(subscription, currency, market) : null;
  }
  const rate = nextRate ?? priceOf(nextInterval, currency, market)?.rate;
  return rate === undefined ? null : { interval: nextInterval, rate };
}

/** The licences that were paid last. What runs on credit was not, nor what began before the team paid at all. */
export function lastCharged(
  batches: readonly Batch[],
  { billingStartsAt }: Pick<Account, 'billingStartsAt'>,
): Batch | null {
  const charged = batches.filter(
    ({ isCredited, startsAt }) => !isCredited && startsAt >= (billingStartsAt ?? startsAt),
  );
  const last = Math.max(...charged.map(({ startsAt }) => startsAt));
  return charged.find(({ startsAt }) => startsAt === last) ?? null;
}

/** The period that runs and the charge that comes; null where nothing is paid, nor owed. */
export function billingDetails(account: Account, batches: readonly Batch[], renewalsOff: RenewalsOff, market: Market) {
  if (batches.length === 0 && account.pendingAmount <= 0) return null;
  const { currency } = account;
  const next = nextTerms(account, batches, market);
  const coming = nextRenewal(batches, renewalsOff, next);
  const renewal = account.cancelsAt === null ? coming : { ...coming, users: 0, gross: 0 };
  const money = (amount: number) => ({ amount, currency });
  const charge = chargeOf(money(renewal.gross), {
    pending: money(account.pendingAmount),
    credits: money(account.credits),
    balance: money(account.balance),
  });
  const { on } = renewal;
  return {
    amount: charge.amount.amount,
    planAmount: charge.gross.amount,
    dues: { amount: charge.dues.amount, dueDate: dueDayOf(account) },
    credits: { amount: account.credits },
    creditsUsed: charge.creditsUsed.amount,
    balanceUsed: charge.balanceUsed.amount,
    chargeableUsers: renewal.users,
    startDate: on === null ? null : Math.min(...renewal.batches.map(({ startsAt }) => startsAt)),
    expiryDate: on === null ? null : lastDayOf({ renewsAt: on }),
    renewDate: on,
    billingDate: on,
    nextModel: next === null ? null : account.nextInterval,
  };
}

const dayAndMonth = (day: number) => ({ day: dayOfMonth(day), month: new Date(day).getUTCMonth() + 1 });

/** What an account of old tells besides: how the last charge went, what it was for, and the day of the month of charges. */
export function accountDetails(account: Account, batches: readonly Batch[]) {
  const charged = lastCharged(batches, account);
  const paid = charged === null ? null : ('success' as const);
  const [first] = batches;
  return {
    status: account.hasPaymentFailed ? ('failure' as const) : paid,
    lastBill: charged && {
      billStartDate: dayAndMonth(charged.startsAt),
      billEndDate: dayAndMonth(lastDayOf(charged)),
    },
    billingDay: first && account.defaultLicenceCategory === null ? dayOfMonth(first.anchorAt) : null,
  };
}
