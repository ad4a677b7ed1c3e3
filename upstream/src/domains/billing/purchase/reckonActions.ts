import { isRestrictedCountry } from '@muster/schema/formats/country';
import type { Cause } from '../../../lib/cause.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { Refusal } from '../../../lib/errors.ts';
import { seatCounts } from '../../licence/repository.ts';
import { addressOf } from '../../payment/address/repository.ts';
import { type OrderRow, isAtBankInOther } from '../../payment/order/repository.ts';
import { teamOf } from '../../team/repository.ts';
import type { Currency } from '../moneyRules.ts';
import { type Market, type PlanTerms, subscriptionPriceOf } from '../offerRules.ts';
import { offerOf } from '../plan/repository.ts';
import { type Interval, monthsOfInterval, planAmount } from '../priceRules.ts';
import { type BillingRow, billingOf } from '../repository.ts';
import { licenceCountsOf } from '../rules.ts';
import { settledBilling } from '../trialRules.ts';
import {
  type Sold,
  agreedCount,
  fewestLicences,
  isLocked,
  licencesNeeded,
  licencesSold,
  mayBuyLicences,
  mayBuyPro,
  mayPayIn,
  mayPayDues,
  payableIn,
  validityOfConfig,
} from './rules.ts';

/** What somebody wants to pay for. `interval` is null for what was agreed with sales. */
export type Wanted = { currency: Currency } & (
  | { kind: 'PRO_PLAN'; interval: Interval | null; autoAssign: boolean }
  | {
      kind: 'LICENCES';
      count: number;
      configId: string;
      autoAssign: boolean;
      renewsTrialLicences: boolean;
      paysDues: boolean;
    }
  | { kind: 'DUES' }
);

/** The same, reckoned. */
export type Terms = Pick<
  OrderRow,
  | 'kind'
  | 'currency'
  | 'gross'
  | 'dues'
  | 'creditsUsed'
  | 'balanceUsed'
  | 'amount'
  | 'rate'
  | 'usersCount'
  | 'months'
  | 'category'
  | 'validityDays'
  | 'autoAssign'
  | 'renewsTrialLicences'
  | 'paysDues'
>;

/** What reckoning needs besides the team. */
export type Prices = { planTerms: Pick<PlanTerms, 'prices'>; defaultTeamSize: number };
type Buyer = Pick<Cause, 'db' | 'now' | 'teamId'>;

/**
 * Reckons what a team is to pay. The team is locked.
 *
 * @throws Refusal `purchase_not_possible`, `transactions_locked`, `currency_fixed`, `plan_not_sold`, `count_invalid`,
 *   `nothing_due`, `address_missing`, `country_restricted`
 */
export async function reckon(buyer: Buyer, wanted: Wanted, prices: Prices): Promise<Terms> {
  const { db, now, teamId } = buyer;
  const billing = settledBilling(await billingOf(db, teamId), now);
  if (wanted.kind === 'DUES') return duesTerms(billing, wanted.currency);
  const mayBuy = wanted.kind === 'PRO_PLAN' ? mayBuyPro : mayBuyLicences;
  if (!mayBuy(billing)) throw new Refusal('purchase_not_possible');
  const offer = await offerOf(db, teamId);
  if (isLocked(offer, now)) throw new Refusal('transactions_locked');
  await demandCurrency(buyer, billing, wanted.currency);
  const market: Market = { prices: prices.planTerms.prices, offer, now };
  const terms =
    wanted.kind === 'PRO_PLAN'
      ? await proTerms(buyer, billing, wanted, market)
      : await licenceTerms(buyer, billing, wanted, market, prices.defaultTeamSize);
  await demandAddress(buyer);
  return terms;
}

/** Whether a rate that a buyer was shown is that of what is reckoned, or the one that an offer for the first months is beside. */
export async function isRateShown(
  { db, now, teamId }: Buyer,
  rate: number,
  wanted: Wanted,
  terms: Terms,
  { planTerms: { prices } }: Prices,
): Promise<boolean> {
  if (rate === terms.rate) return true;
  if (wanted.kind !== 'PRO_PLAN' || wanted.interval === null) return false;
  const offer = await offerOf(db, teamId);
  const price = subscriptionPriceOf(wanted.interval, wanted.currency, { prices, offer, now });
  return offer?.kind === 'FIRST_MONTHS' && rate === price?.listRate;
}

/** A bank may still be paid for an order in the other currency, which the team then has to its credit. */
async function demandCurrency({ db, now, teamId }: Buyer, billing: BillingRow, currency: Currency): Promise<void> {
  const isElsewhere = await isAtBankInOther(db, teamId, { currency, since: now - DAY_MS });
  if (!mayPayIn(billing, currency) || isElsewhere) throw new Refusal('currency_fixed');
}

async function demandAddress({ db, teamId }: Buyer): Promise<void> {
  const address = await addressOf(db, teamId);
  if (address === null) throw new Refusal('address_missing');
  if (isRestrictedCountry(address.countryCode)) throw new Refusal('country_restricted');
}

/**
 * For how many people PRO for everybody is paid: all active ones but guests; what was agreed with sales for as many at least as
 * were agreed on.
 */
export async function chargeableCount({ db, now, teamId }: Buyer): Promise<number> {
  const seats = await seatCounts(db, teamId, now);
  const agreed = agreedCount(settledBilling(await billingOf(db, teamId), now));
  return Math.max(seats.licensed + seats.trial + seats.unlicensed, agreed);
}

/**
 * PRO for everybody as it comes about: who has joined since it was ordered has it, too, and what that costs is owed with the
 * next renewal.
 */
export async function withJoined(buyer: Buyer, order: OrderRow): Promise<{ order: OrderRow; onCredit: number }> {
  const { kind, usersCount, rate, months } = order;
  if (kind !== 'PRO_PLAN' || usersCount === null || rate === null || months === null) return { order, onCredit: 0 };
  const users = Math.max(usersCount, await chargeableCount(buyer));
  return { order: { ...order, usersCount: users }, onCredit: planAmount(rate, users - usersCount, months) };
}

async function proTerms(
  { db, now, teamId }: Buyer,
  billing: BillingRow,
  { currency, interval, autoAssign }: Extract<Wanted, { kind: 'PRO_PLAN' }>,
  market: Market,
): Promise<Terms> {
  const users = await chargeableCount({ db, now, teamId });
  if (interval === null && (await teamOf(db, teamId)).isHardPaywall) throw new Refusal('purchase_not_possible');
  const sold = interval === null ? dealOf(billing) : subscriptionSold(interval, currency, market);
  if (sold === null) throw new Refusal('plan_not_sold');
  return termsOf(
    billing,
    { currency, autoAssign, renewsTrialLicences: true, paysDues: false },
    sold,
    users,
    'PRO_PLAN',
  );
}

function subscriptionSold(interval: Interval, currency: Currency, market: Market): Sold | null {
  const price = subscriptionPriceOf(interval, currency, market);
  return price && { rate: price.rate, months: monthsOfInterval[interval], category: interval, validityDays: null };
}

/** What was agreed with sales. */
function dealOf({ type, monthlyRate, interval }: BillingRow): Sold | null {
  if (type !== 'SALES_DEAL' || monthlyRate === null || interval === null) return null;
  return { rate: monthlyRate, months: monthsOfInterval[interval], category: interval, validityDays: null };
}

async function licenceTerms(
  { db, now, teamId }: Buyer,
  billing: BillingRow,
  wanted: Extract<Wanted, { kind: 'LICENCES' }>,
  market: Market,
  defaultTeamSize: number,
): Promise<Terms> {
  const validity = validityOfConfig(wanted.configId);
  const sold = validity && licencesSold(validity, wanted.currency, market);
  if (!sold) throw new Refusal('plan_not_sold');
  const { minimum } = await licenceNeed({ db, now, teamId }, billing, defaultTeamSize);
  if (wanted.count < Math.max(1, minimum)) throw new Refusal('count_invalid');
  return termsOf(billing, wanted, sold, wanted.count, 'LICENCES');
}

/** How many licences a team needs, and the fewest that it may buy. */
export async function licenceNeed(
  { db, now, teamId }: Buyer,
  billing: Pick<BillingRow, 'licencesBought' | 'isLiteUserRestricted'>,
  defaultTeamSize: number,
): Promise<{ needed: number; minimum: number }> {
  const { supportLite } = await teamOf(db, teamId);
  const seats = await seatCounts(db, teamId, now);
  const { unused } = licenceCountsOf(billing.licencesBought, seats.licensed);
  const needed = licencesNeeded({ ...seats, unused });
  return { needed, minimum: fewestLicences(needed, supportLite && !billing.isLiteUserRestricted, defaultTeamSize) };
}

type Choice = Pick<Terms, 'currency' | 'autoAssign' | 'renewsTrialLicences' | 'paysDues'>;

function termsOf(
  billing: BillingRow,
  { currency, autoAssign, renewsTrialLicences, paysDues }: Choice,
  sold: Sold,
  usersCount: number,
  kind: 'PRO_PLAN' | 'LICENCES',
): Terms {
  const gross = planAmount(sold.rate, usersCount, sold.months);
  const dues = paysDues ? Math.max(billing.pendingAmount, 0) : 0;
  return {
    ...{ kind, currency, ...sold, usersCount, autoAssign, renewsTrialLicences, paysDues },
    ...paidAs(currency, gross, dues, billing),
  };
}

function paidAs(currency: Currency, gross: number, dues: number, billing: BillingRow) {
  const payable = payableIn(currency, gross, dues, billing);
  const { creditsUsed, balanceUsed, amount } = payable;
  return { gross, dues, creditsUsed: creditsUsed.amount, balanceUsed: balanceUsed.amount, amount: amount.amount };
}

/** What a team owes, an account of old included. */
function duesTerms(billing: BillingRow, currency: Currency): Terms {
  if (!mayPayDues(billing)) throw new Refusal('purchase_not_possible');
  if (currency !== billing.currency) throw new Refusal('currency_fixed');
  const dues = Math.max(billing.pendingAmount, 0) + Math.max(billing.accountBalanceDue, 0);
  const paid = paidAs(currency, 0, dues, billing);
  const isLeftOwed = paid.amount === 0 && paid.creditsUsed + paid.balanceUsed < dues;
  if (dues === 0 || isLeftOwed) throw new Refusal('nothing_due');
  return {
    ...{ kind: 'DUES', currency, ...paid, paysDues: true, autoAssign: false, renewsTrialLicences: false },
    ...{ rate: null, usersCount: null, months: null, category: null, validityDays: null },
  };
}

/**
 * Whether an order would come to the same now: nobody came or went, and credits, balance and dues are what they were. Its rate
 * is what was told when it was made.
 */
export async function stillComesTo({ db, now, teamId }: Buyer, order: OrderRow): Promise<boolean> {
  const billing = settledBilling(await billingOf(db, teamId), now);
  const owed = Math.max(billing.pendingAmount, 0);
  const all = order.kind === 'DUES' ? owed + Math.max(billing.accountBalanceDue, 0) : owed;
  const paid = paidAs(order.currency, order.gross, order.paysDues ? all : 0, billing);
  if (order.kind === 'PRO_PLAN' && (await chargeableCount({ db, now, teamId })) !== order.usersCount) return false;
  return (
    paid.amount === order.amount &&
    paid.dues === order.dues &&
    paid.creditsUsed === order.creditsUsed &&
    paid.balanceUsed === order.balanceUsed
  );
}
