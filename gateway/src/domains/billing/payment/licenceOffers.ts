import type { Amount } from '@muster/schema/formats/money';
import { LICENCE_DURATIONS } from '@muster/schema/formats/payment';
import type { GatewayContext } from '../../../context.ts';
import type { BillingLicenceOffersArgs, ResolversParentTypes } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { badUserInput } from '../../../lib/errors.ts';
import type { Log } from '../../../lib/log.ts';
import { percentBelow } from '../../../lib/money.ts';
import type { KnownCurrency } from '../rest.ts';
import { intervals } from '../words.ts';
import { isKnown } from './amounts.ts';
import { purchaseRest } from './rest.ts';

type WireOffers = Answer<'billing', 'licenseConfigs'>;
type Offers = ResolversParentTypes['LicenceOffers'];

/** The prices of the durations that this version knows, the longest first. */
function toPrices({ configs }: WireOffers, currency: KnownCurrency, log: Log): Offers['prices'] {
  const amountOf = (amountMinor: number): Amount => ({ amountMinor, currency });
  const sold = configs.filter((config) => config.currency === currency);
  const monthly = sold.find(({ validity }) => validity === 30);
  return LICENCE_DURATIONS.flatMap(({ planId, validityDays, months }) => {
    const config = sold.find(({ id }) => id === planId);
    if (config === undefined) return [];
    const rate = amountOf(config.rate);
    return {
      ...{ planId, validityDays, months, rate, total: amountOf(config.perLicenseCost) },
      interval: config.interval === null ? null : intervals.read(config.interval, log),
      discountPercent: monthly === undefined ? null : percentBelow(rate, amountOf(monthly.rate)),
    };
  });
}

/** The team's currency where a paid plan fixes it; else the one that is asked for, or that of the viewer's country. */
async function currencyOf({ currency }: BillingLicenceOffersArgs, { loaders }: GatewayContext): Promise<KnownCurrency> {
  if (currency === 'UNKNOWN') throw badUserInput('`currency` is USD or INR.');
  const own = await loaders.billing.plan();
  if (own.offers.isCurrencyFixed && isKnown(own.currency)) return own.currency;
  return currency ?? (await loaders.billing.region()).currency;
}

/** What licences cost, and how many are needed. */
export async function licenceOffers(args: BillingLicenceOffersArgs, context: GatewayContext): Promise<Offers> {
  const currency = await currencyOf(args, context);
  const { teamId } = await context.loaders.team.team();
  const wire = await purchaseRest(context.upstream, teamId).licenceConfigs(currency);
  return {
    currency,
    prices: toPrices(wire, currency, context.log),
    minimumCount: wire.minimum,
    neededCount: wire.needed,
  };
}
