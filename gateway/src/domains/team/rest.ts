import type { Upstream } from '../../upstream/client.ts';

/** The calls of the team service. */
export const teamRest = (upstream: Upstream) => ({
  teamInfo: () => upstream.call('team', 'teamInfo', {}),
  teamState: () => upstream.call('team', 'teamState', {}),
  installedApps: () => upstream.call('team', 'installedApps', {}),
  autoJoinExists: () => upstream.call('team', 'autoJoinExists', {}),
  domainMembersCount: () => upstream.call('team', 'domainMembersCount', {}),
  fileStorage: () => upstream.call('team', 'teamFileStorageInfo', {}),
  planGates: () => upstream.call('team', 'planGates', {}),
});
