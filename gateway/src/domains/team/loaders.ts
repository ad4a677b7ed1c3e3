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
    isSandbox: once(async () => (await rest.sandboxState()).result),
    domainMembersCount: once(async () => (await rest.domainMembersCount()).result),
    domainRoster: once(async () => toDomainRoster(await rest.domainRoster(), log)),
    fileStorage: once(async () => toFileStorage(await rest.fileStorage())),
    welcomeMessage: once(async () => toWelcomeMessage(await rest.welcomeMessage())),
    settings: once(async () => toTeamSettings(await rest.teamSettings())),
    channelCreation: once(async () => toChannelCreation(await rest.channelCreation(), log)),
    privileges: once(() => rest.actorPrivileges()),
    settingChanges: once(async () => toSettingChanges(await rest.settingChanges(), log)),
    fileSharingSettings: once(() => rest.fileSharingSettings()),
    domainAttributes: once(() => rest.domainAttributes()),
    planGates: once(async () => toPlanGates(await rest.planGates(), log)),
  };
}
