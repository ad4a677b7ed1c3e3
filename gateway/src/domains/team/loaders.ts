import type { GatewayContext } from '../../context.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { toDomainRoster } from './domainRosterMapper.ts';
import { toChannelCreation } from './channelCreationMapper.ts';
import { toApps, toFileStorage, toPlanGates, toTeam, toTeamState } from './mapper.ts';
import { teamRest } from './rest.ts';
import { toSettingChanges } from './settingChangeMapper.ts';
import { toTeamSettings } from './settingsMapper.ts';
import { toWelcomeMessage } from './welcomeMapper.ts';

export type TeamLoaders = ReturnType<typeof teamLoaders>;

export function teamLoaders(upstream: Upstream, log: Log) {
  const rest = teamRest(upstream);
  return {
    team: once(async () => toTeam(await rest.teamInfo(), log)),
    state: once(async () => toTeamState(await rest.teamState(), log)),
    apps: once(async () => toApps(await rest.installedApps())),
    autoJoinExists: once(async () => (await rest.autoJoinExists()).result),
    domainMembersCount: once(async () => (await rest.domainMembersCount()).result),
    domainRoster: once(async () => toDomainRoster(await rest.domainRoster(), log)),
    fileStorage: once(async () => toFileStorage(await rest.fileStorage())),
    welcomeMessage: once(async () => toWelcomeMessage(await rest.welcomeMessage())),
    settings: once(async () => toTeamSettings(await rest.teamSettings())),
    channelCreation: once(async () => toChannelCreation(await rest.channelCreation(), log)),
    privileges: once(() => rest.actorPrivileges()),
    settingChanges: once(async () => toSettingChanges(await rest.settingChanges())),
    fileSharingSettings: once(() => rest.fileSharingSettings()),
    domainAttributes: once(() => rest.domainAttributes()),
    planGates: once(async () => toPlanGates(await rest.planGates(), log)),
  };
}

/** PRO or more. The state's plan is the one that counts now: a running trial is PRO, unpaid dues make it FREE. */
export async function isProPlan({ loaders }: GatewayContext): Promise<boolean> {
  const { plan } = await loaders.team.state();
  return plan === 'PRO' || plan === 'ENTERPRISE';
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

/** Forgets what this request has read, but for who may create channels, which is from now on what the service answered. */
export function keepChannelCreation(context: GatewayContext, answer: Answer<'team', 'setCreateGroupPrivilege'>): void {
  const scope = context.scopeOf(context.identity);
  const record = Promise.resolve(toChannelCreation(answer, context.log));
  const team = { ...scope.loaders.team, channelCreation: () => record };
  Object.assign(context, { ...scope, loaders: { ...scope.loaders, team } });
}
