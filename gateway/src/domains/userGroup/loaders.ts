import { batchById } from '../../lib/batchById.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { type UserGroupRecord, type UserGroupUsageRecord, toTeamUserGroups, toUsage, toUserGroups } from './mapper.ts';
import { USAGE_CHUNK, userGroupRest } from './rest.ts';

export type UserGroupLoaders = ReturnType<typeof userGroupLoaders>;

export function userGroupLoaders(upstream: Upstream, log: Log) {
  const rest = userGroupRest(upstream);
  const groups = once(async () => toTeamUserGroups(await rest.criteria(), log));
  return {
    /** Those that the viewer may know of. */
    groups,
    group: async (criterionId: string): Promise<UserGroupRecord | null> =>
      (await groups()).byId.get(criterionId) ?? null,
    usage: batchById<UserGroupUsageRecord>(
      USAGE_CHUNK,
      ({ criterionId }) => criterionId,
      async (ids) => (await rest.usage(ids)).usage.map(toUsage),
    ),
    /** Those that the viewer belongs to, as far as the viewer may know of them. */
    ofViewer: once(async () => toUserGroups(await rest.userCriterion(), log).list),
  };
}
