import type { GatewayContext } from '../../context.ts';
import type { TeamPlanOffersArgs } from '../../generated/resolvers.ts';
import { badUserInput } from '../../lib/errors.ts';
import type { OffersRecord } from './offersMapper.ts';

/**
 * Prices in a currency: that of a paid plan where one runs; else the one that is asked for, or that of the viewer's country.
 * The team's own plan comes first: it says whether there is a choice, and is refused to whoever is no admin.
 */
export async function planOffers({ currency }: TeamPlanOffersArgs, { loaders }: GatewayContext): Promise<OffersRecord> {
  if (currency === 'UNKNOWN') throw badUserInput('`currency` is USD or INR.');
  const { billing } = loaders;
  const own = await billing.plan();
  if (own.offers.isCurrencyFixed) return own.offers;
  const wanted = currency ?? (await billing.region()).currency;
  return own.currency === wanted ? own.offers : (await billing.planIn[wanted]()).offers;
}
