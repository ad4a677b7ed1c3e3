import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import type { TeamLoaders } from '../team/loaders.ts';
import { toBilling } from './mapper.ts';
import { billingRest } from './rest.ts';

export type BillingLoaders = ReturnType<typeof billingLoaders>;

/** Billing calls carry the team's id, which the team service knows. */
export function billingLoaders(upstream: Upstream, team: TeamLoaders, log: Log) {
  const rest = billingRest(upstream);
  return {
    billing: once(async () => toBilling(await rest.billingData((await team.team()).teamId), log)),
  };
}
