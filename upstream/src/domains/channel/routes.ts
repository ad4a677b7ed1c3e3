import { recordAudits } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { adminsOnly, everyRole } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { demandFewPairs, demandFewSubjects, pairsOf } from '../../lib/subjects.ts';
import type { Queries } from '../../db/database.ts';
import { lockForAdmin } from '../member/actions.ts';
import { peopleByGuid, touchPeople } from '../member/repository.ts';
import { createChannel } from './createActions.ts';
import { autoJoinRoutes } from './autoJoin.ts';
import { conversationRoutes } from './conversations.ts';
import { toGroup, toGroups } from './groups.ts';
import * as repository from './repository.ts';
import { wordsOf } from './rules.ts';

export function channelRoutes(): Routes<'channel'> {
  return {
    ...autoJoinRoutes,
    ...conversationRoutes,
    groupsList: signedIn(adminsOnly, async ({ db, actor: { teamId } }, { query }) => {
      const { limit, offset, searchText, filter } = query;
      const words = searchText === undefined ? undefined : wordsOf(searchText);
      if (words === '') return { groups: [], total: 0 };
      const isAutoJoin = filter === undefined ? undefined : filter === 'autoJoin';
      const found = await repository.listChannels(db, teamId, { words, isAutoJoin }, { limit, offset });
      return { groups: await toGroups(db, teamId, found.channels), total: found.total };
    }),
    groups: signedIn(adminsOnly, async ({ db, actor: { teamId } }, { body }) => ({
      groups: await toGroups(db, teamId, await repository.channelsByJid(db, teamId, body.groups)),
    })),
    groupMembers: signedIn(adminsOnly, async ({ db, actor }, { query: { groupJID, limit, offset } }) => {
      await demandChannels(db, actor.teamId, [groupJID]);
      return repository.listChannelMembers(db, groupJID, { limit, offset });
    }),
    guestChannels: signedIn(adminsOnly, async ({ db, actor }, { query: { onBehalfOf } }) => {
      await demandPeople(db, actor.teamId, [onBehalfOf]);
      return { groups: await repository.channelsOf(db, onBehalfOf) };
    }),
    bulkGroupUpdate: signedIn(adminsOnly, updatePlaces),
    // Guests are told that they may not, as everybody whom the rule leaves out.
    createGroup: signedIn(everyRole, async (context, { body }) =>
      toGroup(context.db, await createChannel(context, body)),
    ),
  };
}

/** @throws Refusal `group_not_found` for a channel that the team does not have */
async function demandChannels(db: Queries, teamId: string, groupJids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(groupJids)];
  const found = await repository.channelsByJid(db, teamId, unique);
  if (found.length < unique.length) throw new Refusal('group_not_found');
  return unique;
}

/** @throws Refusal `member_not_found` for somebody who does not belong to the team at present */
async function demandPeople(db: Queries, teamId: string, guids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(guids)];
  const people = await peopleByGuid(db, teamId, unique, false);
  if (people.filter(({ state }) => state === 'active').length < unique.length) throw new Refusal('member_not_found');
  return unique;
}

async function updatePlaces(context: SessionContext, { body }: Input<'channel', 'bulkGroupUpdate'>) {
  const { members, groups, to } = body;
  demandFewSubjects(members, 'members');
  demandFewSubjects(groups, 'groups');
  demandFewPairs(pairsOf(members, groups), 'groups');
  const cause = await lockForAdmin(context);
  const { db, teamId, actor } = cause;
  const guids = await demandPeople(db, teamId, members);
  const groupJids = await demandChannels(db, teamId, groups);
  const changed = await (to === 'joined' ? repository.join : repository.leave)(db, groupJids, guids);
  const channelsByGuid = Map.groupBy(changed, ({ guid }) => guid);
  await touchPeople(db, [...channelsByGuid.keys()]);
  await recordAudits(
    cause,
    [...channelsByGuid].map(([guid, places]) => ({
      ...{ teamId, actor, action: to === 'joined' ? 'channel.join' : 'channel.leave', target: `person:${guid}` },
      after: { groups: places.map(({ groupJid }) => groupJid) },
    })),
  );
  return {};
}
