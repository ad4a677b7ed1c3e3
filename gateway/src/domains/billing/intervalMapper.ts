import type { Amount } from '@muster/schema/formats/money';
import type { BillingInterval, ResolversParentTypes } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import type { Log } from '../../lib/log.ts';
import { type KnownInterval, monthsOf } from './months.ts';
import { type Price, belowMonthly } from './offersMapper.ts';
import { intervals } from './words.ts';

type WirePlan = Answer<'billing', 'currentPlan'>;
type IntervalOption = ResolversParentTypes['IntervalOption'];

/** How often the team pays, and how often it might. */
export type IntervalRecord = {
  readonly interval: BillingInterval | null;
  readonly nextInterval: BillingInterval | null;
  readonly rate: Amount | null;
  /** Whether the team buys licences one by one; else it has a subscription, or nothing. */
  readonly buysLicences: boolean;
  /** Whether an admin of the team may change the interval. */
  readonly canChangeInterval: boolean;
  readonly intervalOptions: IntervalOption[];
};

/** What the team pays by at present. */
type Present = { readonly interval: KnownInterval; readonly rate: Amount | null };
type Option = Pick<IntervalOption, 'months' | 'rate'> & { readonly interval: KnownInterval };

/** Those that may be had. The present one stands among them at what the team pays, though nobody else can buy it so. */
function optionsOf(sold: readonly Price[], { interval, rate }: Present): Option[] {
  const options = sold.flatMap(({ interval: of, months, rate: price }): Option[] =>
    of === 'UNKNOWN' || (of === interval && rate !== null) ? [] : [{ interval: of, months, rate: price }],
  );
  const months = monthsOf(interval);
  if (rate === null || months === null) return options;
  return [...options, { interval, months, rate }].toSorted((one, other) => one.months - other.months);
}

function rateOf(details: WirePlan['billingDetails']): Amount | null {
  if (details === null || details.plan.rate === null) return null;
  return { amountMinor: details.plan.rate, currency: details.plan.currency };
}

export function toIntervals(wire: WirePlan, prices: readonly Price[], log: Log): IntervalRecord {
  const { billingDetails: details, defaultLicenseCategory, isLiteUserRestricted, isProPlan, isOnTrial } = wire;
  const buysLicences = defaultLicenseCategory !== null;
  const word = defaultLicenseCategory ?? details?.plan.interval ?? null;
  const interval = word === null ? null : intervals.read(word, log);
  const rate = rateOf(details);
  const canChangeInterval = isLiteUserRestricted && isProPlan && !isOnTrial && interval !== null;
  const sold = prices.filter(({ isSubscription }) => buysLicences || isSubscription);
  const options = canChangeInterval && interval !== 'UNKNOWN' ? optionsOf(sold, { interval, rate }) : [];
  return {
    ...{ interval, rate, buysLicences, canChangeInterval },
    nextInterval: details?.nextModel ? intervals.read(details.nextModel, log) : null,
    intervalOptions: options.map((option) => ({
      ...option,
      discountPercent: belowMonthly(option.rate, prices),
      isCurrent: option.interval === interval,
    })),
  };
}
