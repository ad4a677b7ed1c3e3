import type { Body } from '../../generated/upstream/contract.ts';
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
  updateTeam: (changes: Body<'team', 'updateTeam'>, idempotencyKey: string | null | undefined) =>
    upstream.call('team', 'updateTeam', { body: changes, idempotencyKey }),
  uploadAvatar: (file: OutgoingContent, idempotencyKey: string | null | undefined) =>
    upstream.upload('team', 'uploadTeamAvatar', { ...file, idempotencyKey }),
  makeAutoJoin: (autoJoin: boolean, idempotencyKey: string | null | undefined) =>
    upstream.call('team', 'makeAutoJoin', { body: { autoJoin }, idempotencyKey }),
  setTeamSettings: (settings: Body<'team', 'setTeamSettings'>, idempotencyKey: string | null | undefined) =>
    upstream.call('team', 'setTeamSettings', { body: settings, idempotencyKey }),
});
