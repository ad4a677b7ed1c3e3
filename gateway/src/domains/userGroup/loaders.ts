import { batchById } from '../../lib/batchById.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { peopleOfEach } from '../member/peopleOfEach.ts';
import { type UserGroupRecord, type UserGroupUsageRecord, toTeamUserGroups, toUsage, toUserGroups } from './mapper.ts';
import { FIRST_MEMBERS_CHUNK, USAGE_CHUNK, userGroupRest } from './rest.ts';

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
    /** The people who belong to a user group at present, by name. */
    members: peopleOfEach(
      {
        chunkSize: FIRST_MEMBERS_CHUNK,
        firstOfEach: async (ids, limit) =>
          (await rest.firstMembers(ids, limit)).criteria.map(({ id, ...people }) => ({ key: id, ...people })),
        ofOne: rest.members,
        goneCode: 'criterion_not_found',
      },
      log,
    ),
    /** Those that the viewer belongs to, as far as the viewer may know of them. */
    ofViewer: once(async () => toUserGroups(await rest.userCriterion(), log).list),
  };
}
