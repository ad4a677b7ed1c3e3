import { UNKNOWN_ADDRESS } from '../../http/clientAddress.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import type { TeamLoaders } from '../team/loaders.ts';
import { toCards } from './cardMapper.ts';
import { toBilling } from './mapper.ts';
import { toPlanRecord } from './planMapper.ts';
import { regionBy } from './region.ts';
import { type KnownCurrency, billingRest, usageRest } from './rest.ts';

export type BillingLoaders = ReturnType<typeof billingLoaders>;

/**
 * Billing calls carry the team's id, which the team service knows.
 *
 * @param clientAddress that of whoever asks, by which their country is looked up
 */
export function billingLoaders(upstream: Upstream, team: TeamLoaders, clientAddress: string, log: Log) {
  const rest = billingRest(upstream);
  const usage = usageRest(upstream);
  const teamId = async () => (await team.team()).teamId;
  const planIn = (currency: KnownCurrency | null) =>
    once(async () => toPlanRecord(await rest.currentPlan(await teamId(), currency), currency, log));
  const country = async () =>
    clientAddress === UNKNOWN_ADDRESS ? null : (await rest.lookup(clientAddress)).country_code;
  return {
    billing: once(async () => toBilling(await rest.billingData(await teamId()), log)),
    /** The plan with prices in the team's own currency. */
    plan: planIn(null),
    /** The same with prices in another one. */
    planIn: { USD: planIn('USD'), INR: planIn('INR') },
    cards: once(async () => toCards(await rest.paymentMethods(await teamId()), log)),
    region: once(() => regionBy(country, log)),
    messages: once(usage.messages),
    channels: once(usage.channels),
    smartChannels: once(usage.smartChannels),
    videoLimitHits: once(usage.videoLimitHits),
    groupVideoCalls: once(usage.groupVideoCalls),
  };
}
