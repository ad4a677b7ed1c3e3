import { type Money, add, amountIn, subtract, sumOf } from './moneyRules.ts';
import { type Interval, monthsOfInterval, planAmount } from './priceRules.ts';

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
export type Renewable = { category: Interval; monthlyRate: number; count: number; renewsAt: number };

/** How many people hold a licence of each category that is not to be renewed. */
export type RenewalsOff = Readonly<Record<Interval, number>>;

/** What a subscription is renewed at, where its interval changes with the renewal. */
export type NextTerms = { interval: Interval; rate: number };

/** The renewal that comes: when, of which licences, for how many people, and what it costs; `on` is null where none comes. */
export type Renewal<B extends Renewable> = { on: number | null; batches: readonly B[]; users: number; gross: number };

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
  if (batches.length === 0) return { on: null, batches: [], users: 0, gross: 0 };
  const on = Math.min(...batches.map(({ renewsAt }) => renewsAt));
  const due = batches.filter(({ renewsAt }) => renewsAt === on);
  const letGo = { ...renewalsOff };
  const renewing = due.map((batch) => {
    const ending = Math.min(letGo[batch.category], batch.count);
    letGo[batch.category] -= ending;
    return { batch, users: batch.count - ending };
  });
  const priceFor = ({ category, monthlyRate }: Renewable, users: number) =>
    next
      ? planAmount(next.rate, users, monthsOfInterval[next.interval])
      : planAmount(monthlyRate, users, monthsOfInterval[category]);
  return {
    ...{ on, batches: due },
    users: renewing.reduce((sum, { users }) => sum + users, 0),
    gross: sumOf(renewing.map(({ batch, users }) => priceFor(batch, users))),
  };
}
