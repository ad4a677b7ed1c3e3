import type { GatewayContext } from '../../context.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { toApps, toFileStorage, toPlanGates, toTeam, toTeamState } from './mapper.ts';
import { teamRest } from './rest.ts';

export type TeamLoaders = ReturnType<typeof teamLoaders>;

export function teamLoaders(upstream: Upstream, log: Log) {
  const rest = teamRest(upstream);
  return {
    team: once(async () => toTeam(await rest.teamInfo(), log)),
    state: once(async () => toTeamState(await rest.teamState(), log)),
    apps: once(async () => toApps(await rest.installedApps())),
    autoJoinExists: once(async () => (await rest.autoJoinExists()).result),
    domainMembersCount: once(async () => (await rest.domainMembersCount()).result),
    fileStorage: once(async () => toFileStorage(await rest.fileStorage())),
    planGates: once(async () => toPlanGates(await rest.planGates(), log)),
  };
}

/**
 * Forgets what this request has read, but for the team, which is from now on what the service answered to a change: so
 * that a payload cannot fail to say what was done.
 */
export function keepTeam(context: GatewayContext, answer: Answer<'team', 'updateTeam'>): void {
  const scope = context.scopeOf(context.identity);
  const record = Promise.resolve(toTeam(answer, context.log));
  const team = { ...scope.loaders.team, team: () => record };
  Object.assign(context, { ...scope, loaders: { ...scope.loaders, team } });
}
