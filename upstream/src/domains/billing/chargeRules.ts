import { type Money, add, amountIn, subtract, sumOf } from './moneyRules.ts';
import { type Interval, monthsOfInterval, monthsOfValidity, planAmount } from './priceRules.ts';

/** What a team has towards a payment: `credits` were granted to it, `balance` it has paid in. */
type Pots = { credits: Money; balance: Money };

/** What is to be paid: `amount` is `gross` and `dues` less what is used of the pots. */
export type Payable = { gross: Money; dues: Money; creditsUsed: Money; balanceUsed: Money; amount: Money };

/** As much of a pot as is needed, and in it. */
const usedOf = (pot: Money, { amount, currency }: Money): Money => ({
  amount: Math.min(Math.max(amountIn(currency, pot), 0), amount),
  currency,
});

/**
 * What is to be paid for something: the credits are used first, then the balance, neither beyond what there is of it. What is
 * not needed stays. Credits below zero are no part of it: they are owed with the next renewal.
 *
 * @throws Fault of two currencies
 */
export function payableOf({ gross, dues, credits, balance }: { gross: Money; dues: Money } & Pots): Payable {
  const due = add(gross, dues);
  const creditsUsed = usedOf(credits, due);
  const left = subtract(due, creditsUsed);
  const balanceUsed = usedOf(balance, left);
  return { gross, dues, creditsUsed, balanceUsed, amount: subtract(left, balanceUsed) };
}

/**
 * The charge of a renewal: credits below zero are owed with it, besides what is owed already.
 *
 * @throws Fault of two currencies
 */
export function chargeOf(gross: Money, { pending, credits, balance }: Pots & { pending: Money }): Payable {
  const overdrawn = { ...credits, amount: Math.max(-credits.amount, 0) };
  return payableOf({ gross, dues: add(pending, overdrawn), credits, balance });
}

/** Licences that were bought together, as far as their renewal goes. */
export type Renewable = {
  category: Interval;
  /** How many days each period has; null for one of calendar months. */
  validityDays: number | null;
  monthlyRate: number;
  count: number;
  renewsAt: number;
};

/** How many months of licences are paid at once. */
export const monthsOfBatch = ({ category, validityDays }: Pick<Renewable, 'category' | 'validityDays'>): number =>
  (validityDays === null ? null : monthsOfValidity(validityDays)) ?? monthsOfInterval[category];

/** How many people hold a licence of each category that is not to be renewed. */
export type RenewalsOff = Readonly<Record<Interval, number>>;

/** What a subscription is renewed at, where its interval changes with the renewal. */
export type NextTerms = { interval: Interval; rate: number };

/** What becomes of licences that were bought together: how many go on, at what rate, for how many months, and for how much. */
export type RenewalPart<B extends Renewable> = {
  batch: B;
  users: number;
  rate: number;
  months: number;
  amount: number;
};

/** The renewal that comes: when, of which licences, for how many people, and what it costs; `on` is null where none comes. */
export type Renewal<B extends Renewable> = {
  on: number | null;
  batches: readonly B[];
  parts: readonly RenewalPart<B>[];
  users: number;
  gross: number;
};

/**
 * What falls due first: all licences of the earliest day. Those of people whose renewal is off are let go; where a category
 * has several batches, out of the one that runs out first, for people hold a licence of a category and not of a batch.
 *
 * @param next what holds from then on for a subscription whose interval was changed
 */
export function nextRenewal<B extends Renewable>(
  batches: readonly B[],
  renewalsOff: RenewalsOff,
  next: NextTerms | null,
): Renewal<B> {
  if (batches.length === 0) return { on: null, batches: [], parts: [], users: 0, gross: 0 };
  const on = Math.min(...batches.map(({ renewsAt }) => renewsAt));
  const due = batches.filter(({ renewsAt }) => renewsAt === on);
  const letGo = { ...renewalsOff };
  const parts = due.map((batch): RenewalPart<B> => {
    const ending = Math.min(letGo[batch.category], batch.count);
    letGo[batch.category] -= ending;
    const users = batch.count - ending;
    const isChanging = next !== null && batch.validityDays === null;
    const rate = isChanging ? next.rate : batch.monthlyRate;
    const months = isChanging ? monthsOfInterval[next.interval] : monthsOfBatch(batch);
    return { batch, users, rate, months, amount: planAmount(rate, users, months) };
  });
  return {
    ...{ on, batches: due, parts },
    users: parts.reduce((sum, { users }) => sum + users, 0),
    gross: sumOf(parts.map(({ amount }) => amount)),
  };
}
