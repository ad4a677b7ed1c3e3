import type { Currency } from './moneyRules.ts';
import { dayOf, monthsAfter } from './periodRules.ts';
import {
  INTERVALS,
  type Interval,
  type PriceList,
  isSubscriptionInterval,
  monthsOfInterval,
  planAmount,
  validityOfInterval,
} from './priceRules.ts';
import type { TrialSettings } from './trialRules.ts';

/** Who sells PRO, as it stands on invoices. */
export type Seller = { name: string; lines: readonly string[] };

/** On what terms PRO is sold, tried, renewed and given up. */
export type PlanTerms = {
  prices: PriceList;
  trial: TrialSettings;
  /** For how many days licences run on that were renewed and are not paid. */
  renewal: { graceDays: number };
  /** Whether PRO ends with being given up, or with the last period that is paid. */
  cancellation: { effective: 'immediate' | 'period_end' };
  seller: Seller;
};

/** What a team was offered; rates for one person and month, null where there is none in that currency. */
export type Offer = {
  kind: 'LEGACY' | 'FIRST_MONTHS';
  /** The last day of it. */
  validUntil: number;
  freeUsageUntil: number | null;
  lockedUntil: number | null;
  rateUsd: number | null;
  listRateUsd: number | null;
  rateInr: number | null;
  listRateInr: number | null;
};

/** What teams of old pay, and what stands struck out beside it. */
const legacyRates: Readonly<Record<Currency, { MONTHLY: number; ANNUAL: number; list: number }>> = {
  USD: { MONTHLY: 400, ANNUAL: 200, list: 450 },
  INR: { MONTHLY: 12_900, ANNUAL: 9_900, list: 14_900 },
};

/** For how many months the rate of a `FIRST_MONTHS` offer holds. */
const FIRST_MONTHS = 6;

/** Whether an offer may be had: up to and with its last day by UTC. */
export const isOfferOn = ({ validUntil }: Pick<Offer, 'validUntil'>, now: number) => dayOf(now) <= dayOf(validUntil);

/** A price of PRO. `listRate` is what it costs without the offer that makes it cheaper. */
export type Price = { interval: Interval; rate: number; listRate: number | null };

/** What decides what a team pays: the price list, its own offer, and the instant. */
export type Market = { prices: PriceList; offer: Offer | null; now: number };

/**
 * What an interval costs a team; null where it is not sold. The offer for teams of old is about two intervals, the others
 * cost as ever. One for the first months is a price beside these; see `subscriptionPriceOf`.
 */
export function priceOf(interval: Interval, currency: Currency, { prices, offer, now }: Market): Price | null {
  if (offer?.kind === 'LEGACY' && isOfferOn(offer, now) && (interval === 'MONTHLY' || interval === 'ANNUAL')) {
    const rates = legacyRates[currency];
    return { interval, rate: rates[interval], listRate: rates.list };
  }
  const rate = prices[currency][interval];
  return rate === undefined ? null : { interval, rate, listRate: null };
}

/** What the offer for the first months costs in a currency; null where there is none. */
const firstMonthsRate = (offer: Offer | null, currency: Currency): number | null => {
  if (offer?.kind !== 'FIRST_MONTHS') return null;
  return currency === 'USD' ? offer.rateUsd : offer.rateInr;
};

/**
 * What a subscription costs a team that begins one now: by the month at the rate of an offer for the first months, whose
 * `listRate` is what it costs afterwards.
 */
export function subscriptionPriceOf(interval: Interval, currency: Currency, market: Market): Price | null {
  const price = priceOf(interval, currency, market);
  const { offer, now } = market;
  const rate = firstMonthsRate(offer, currency);
  if (price === null || offer === null || rate === null) return price;
  const isCheaper = interval === 'MONTHLY' && isOfferOn(offer, now) && rate < price.rate;
  return isCheaper ? { interval, rate, listRate: price.rate } : price;
}

/** A subscription as it runs. */
type Running = {
  category: Interval;
  validityDays: number | null;
  monthlyRate: number;
  anchorAt: number;
  renewsAt: number;
};

/**
 * What a subscription costs from its next renewal on that was begun by an offer for the first months, once these are over; null
 * where nothing of the kind ends.
 */
export function priceAfterOffer(running: Running, currency: Currency, market: Market): Price | null {
  const { category, validityDays, monthlyRate, anchorAt, renewsAt } = running;
  const isByOffer = validityDays === null && monthlyRate === firstMonthsRate(market.offer, currency);
  if (!isByOffer || category !== 'MONTHLY' || renewsAt < monthsAfter(anchorAt, FIRST_MONTHS)) return null;
  return priceOf(category, currency, market);
}

/** All that a team may buy in a currency, the shortest first, with what its active people cost. */
export function availablePlans(currency: Currency, users: number, market: Market) {
  return INTERVALS.map((interval) => priceOf(interval, currency, market))
    .filter((price) => price !== null)
    .map(({ interval, rate, listRate }) => {
      const months = monthsOfInterval[interval];
      const validity = validityOfInterval[interval];
      return {
        ...{ id: `PRO_${validity}_DAYS`, name: `PRO for ${validity} days`, interval, currency, validity },
        ...{ rate, price: rate, listRate, isSubscription: isSubscriptionInterval(interval) },
        teamAmount: planAmount(rate, users, months),
        teamListAmount: listRate === null ? null : planAmount(listRate, users, months),
      };
    });
}

/** What is told of an offer while it is on; null afterwards. */
export function offerDetails(currency: Currency, users: number, { offer, now }: Pick<Market, 'offer' | 'now'>) {
  if (offer === null || !isOfferOn(offer, now)) return null;
  const days = {
    offerValidUpto: offer.validUntil,
    freeUsageValidUpto: offer.freeUsageUntil,
    transactionsLockedUpto: offer.lockedUntil,
  };
  if (offer.kind === 'LEGACY') {
    const none = { months: null, rate: null, listRate: null, teamAmount: null, teamListAmount: null };
    return { kind: offer.kind, ...days, ...none };
  }
  const rate = firstMonthsRate(offer, currency);
  const listRate = currency === 'USD' ? offer.listRateUsd : offer.listRateInr;
  const forAll = (one: number | null) => (one === null ? null : planAmount(one, users, FIRST_MONTHS));
  return {
    ...{ kind: offer.kind, ...days, months: FIRST_MONTHS },
    ...{ rate, listRate, teamAmount: forAll(rate), teamListAmount: forAll(listRate) },
  };
}
