import type { Amount } from '@muster/schema/formats/money';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDay, toOptionalDay } from '../../lib/dates.ts';
import type { Log } from '../../lib/log.ts';
import { minus, percentBelow, times } from '../../lib/money.ts';
import { monthsOf } from './months.ts';
import { currencies, intervals, offerKinds } from './words.ts';

type WirePlan = Answer<'billing', 'currentPlan'>;
type WirePrice = WirePlan['availablePlans'][number];
export type OffersRecord = ResolversParentTypes['PlanOffers'];
/** What a price is by itself, before it is compared with the others. */
export type Price = Omit<ResolversParentTypes['PlanPrice'], 'discountPercent'>;

/** One price; null where nobody can say for how many months it is. */
function toPrice(wire: WirePrice, log: Log): Price | null {
  const amountOf = (amountMinor: number): Amount => ({ amountMinor, currency: wire.currency });
  const interval = intervals.read(wire.interval, log);
  const months = monthsOf(interval);
  if (months === null) return null;
  const rate = amountOf(wire.rate);
  const teamTotal = amountOf(wire.teamAmount);
  const teamListTotal = wire.teamListAmount === null ? null : amountOf(wire.teamListAmount);
  return {
    ...{ planId: wire.id, interval, months, validityDays: wire.validity, rate, total: times(rate, months) },
    listRate: wire.listRate === null ? null : amountOf(wire.listRate),
    isSubscription: wire.isSubscription,
    ...{ teamTotal, teamListTotal, teamSaving: teamListTotal && minus(teamListTotal, teamTotal) },
  };
}

/** The prices in one currency, the shortest interval first. */
export const toPrices = ({ availablePlans }: WirePlan, currency: string, log: Log): Price[] =>
  availablePlans
    .filter((plan) => plan.currency === currency)
    .map((plan) => toPrice(plan, log))
    .filter((price) => price !== null)
    .toSorted((one, other) => one.months - other.months);

/** How much cheaper a rate is than paying by the month; null where nobody can pay so, or it is not. */
export function belowMonthly(rate: Amount, prices: readonly Price[]): number | null {
  const monthly = prices.find(({ interval }) => interval === 'MONTHLY');
  return monthly === undefined ? null : percentBelow(rate, monthly.rate);
}

function toSpecial(
  wire: NonNullable<WirePlan['specialOfferDetails']>,
  currency: string,
  log: Log,
): ResolversParentTypes['SpecialOffer'] {
  const amountOf = (amountMinor: number | null): Amount | null =>
    amountMinor === null ? null : { amountMinor, currency };
  return {
    kind: offerKinds.read(wire.kind, log),
    validUntil: toDay(wire.offerValidUpto),
    freeUsageUntil: toOptionalDay(wire.freeUsageValidUpto),
    lockedUntil: toOptionalDay(wire.transactionsLockedUpto),
    months: wire.months,
    rate: amountOf(wire.rate),
    listRate: amountOf(wire.listRate),
    teamTotal: amountOf(wire.teamAmount),
    teamListTotal: amountOf(wire.teamListAmount),
  };
}

/** What PRO costs in the currency that the plan was asked for in, and what the team is offered. */
export function toOffers(wire: WirePlan, prices: readonly Price[], currency: string, log: Log): OffersRecord {
  const { isEligibleForFreeProTrial, hasAvailedTrial, availedTrialOnceByAdmin } = wire;
  return {
    currency: currencies.read(currency, log),
    isCurrencyFixed: wire.isCurrencyFixed,
    prices: prices.map((price) => ({
      ...price,
      discountPercent: price.listRate ? percentBelow(price.rate, price.listRate) : belowMonthly(price.rate, prices),
    })),
    special: wire.specialOfferDetails && toSpecial(wire.specialOfferDetails, currency, log),
    usersCount: wire.teamDetails.activeUsers,
    trialDays: wire.trialDays,
    viewerCanStartTrial: isEligibleForFreeProTrial && !hasAvailedTrial && !availedTrialOnceByAdmin,
  };
}
