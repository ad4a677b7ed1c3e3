import type { Queries } from '../../db/database.ts';
import type { Body } from '../../generated/contract.ts';
import { noteAll } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { demandFewPairs, demandFewSubjects, pairsOf } from '../../lib/subjects.ts';
import { demandActivePeople } from '../member/demandActions.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { touchPeople } from '../member/repository.ts';
import { channelsByJid, join, leave } from './repository.ts';

/** @throws Refusal `group_not_found` for a channel that the team does not have */
export async function demandChannels(db: Queries, teamId: string, groupJids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(groupJids)];
  const found = await channelsByJid(db, teamId, unique);
  if (found.length < unique.length) throw new Refusal('group_not_found');
  return unique;
}

/**
 * Puts people into channels, or takes them out.
 *
 * @throws Refusal `too_many_subjects`, `member_not_found`, `group_not_found`
 */
export async function updatePlaces(context: SessionContext, body: Body<'channel', 'bulkGroupUpdate'>) {
  const { members, groups, to } = body;
  demandFewSubjects(members, 'members');
  demandFewSubjects(groups, 'groups');
  demandFewPairs(pairsOf(members, groups), 'groups');
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const guids = await demandActivePeople(db, teamId, members);
  const groupJids = await demandChannels(db, teamId, groups);
  const changed = await (to === 'joined' ? join : leave)(db, groupJids, guids);
  const channelsByGuid = Map.groupBy(changed, ({ guid }) => guid);
  await touchPeople(db, [...channelsByGuid.keys()]);
  await noteAll(
    cause,
    to === 'joined' ? 'channel.join' : 'channel.leave',
    [...channelsByGuid].map(([guid, places]) => ({
      target: `person:${guid}`,
      after: { groups: places.map(({ groupJid }) => groupJid) },
    })),
  );
}
