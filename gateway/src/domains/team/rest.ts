import type { Body, Query } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { OutgoingContent, Upstream } from '../../upstream/client.ts';

/** The calls of the team service. */
export const teamRest = (upstream: Upstream) => ({
  teamInfo: () => upstream.call('team', 'teamInfo', {}),
  teamState: () => upstream.call('team', 'teamState', {}),
  installedApps: () => upstream.call('team', 'installedApps', {}),
  autoJoinExists: () => upstream.call('team', 'autoJoinExists', {}),
  domainMembersCount: () => upstream.call('team', 'domainMembersCount', {}),
  fileStorage: () => upstream.call('team', 'teamFileStorageInfo', {}),
  planGates: () => upstream.call('team', 'planGates', {}),
  fileSharingSettings: () => upstream.call('team', 'fileSharingSettings', {}),
  setFileSharing: (changes: Body<'team', 'setFileSharingSettings'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'setFileSharingSettings', { body: changes, idempotencyKey }),
  domainAttributes: () => upstream.call('team', 'domainAttributes', {}),
  setDomainAttributes: (changes: Body<'team', 'setDomainAttributes'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'setDomainAttributes', { body: changes, idempotencyKey }),
  fileSharingMembers: (query: Query<'team', 'fileSharingMembers'>) =>
    upstream.call('team', 'fileSharingMembers', { query }),
  actorPrivileges: () => upstream.call('team', 'actorPrivileges', {}),
  settingChanges: () => upstream.call('team', 'settingChanges', {}),
  teamSettings: () => upstream.call('team', 'teamSettings', {}),
  welcomeMessage: () => upstream.call('team', 'welcomeMessage', {}),
  setWelcomeMessage: (changes: Body<'team', 'setWelcomeMessage'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'setWelcomeMessage', { body: changes, idempotencyKey }),
  testWelcomeMessage: (text: Body<'team', 'testWelcomeMessage'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'testWelcomeMessage', { body: text, idempotencyKey }),
  domainRoster: () => upstream.call('team', 'domainRoster', {}),
  domainRequest: (request: Body<'team', 'domainRequest'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'domainRequest', { body: request, idempotencyKey }),
  channelCreation: () => upstream.call('team', 'createGroupPrivilege', {}),
  setChannelCreation: (changes: Body<'team', 'setCreateGroupPrivilege'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'setCreateGroupPrivilege', { body: changes, idempotencyKey }),
  sandboxState: () => upstream.call('team', 'sandboxState', {}),
  resetSandbox: (idempotencyKey: IdempotencyKey) => upstream.call('team', 'resetSandbox', { idempotencyKey }),
  updateTeam: (changes: Body<'team', 'updateTeam'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'updateTeam', { body: changes, idempotencyKey }),
  uploadAvatar: (file: OutgoingContent, idempotencyKey: IdempotencyKey) =>
    upstream.upload('team', 'uploadTeamAvatar', { ...file, idempotencyKey }),
  makeAutoJoin: (autoJoin: boolean, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'makeAutoJoin', { body: { autoJoin }, idempotencyKey }),
  setTeamSettings: (settings: Body<'team', 'setTeamSettings'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('team', 'setTeamSettings', { body: settings, idempotencyKey }),
});
