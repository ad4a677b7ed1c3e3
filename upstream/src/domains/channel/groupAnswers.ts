import type { Queries } from '../../db/database.ts';
import type { Answer, Query } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault } from '../../lib/errors.ts';
import { demandActivePerson } from '../member/demandActions.ts';
import { demandChannels } from './placeActions.ts';
import {
  type ChannelRow,
  channelsOf,
  countWithoutGuests,
  listChannelMembers,
  listChannels,
  memberCounts,
} from './repository.ts';
import { isLockedChannel, joinsByItself, wordsOf } from './rules.ts';

export type Group = Answer<'channel', 'groups'>['groups'][number];

/** Channels of a team as the contract describes them, in the order given. */
export async function toGroups(db: Queries, teamId: string, channels: readonly ChannelRow[]): Promise<Group[]> {
  if (channels.length === 0) return [];
  const counts = await memberCounts(
    db,
    channels.map(({ groupJid }) => groupJid),
  );
  const everybody = await countWithoutGuests(db, teamId);
  return channels.map((channel) => {
    const { groupJid, name, description, type } = channel;
    const inside = counts.get(groupJid) ?? { all: 0, withoutGuests: 0 };
    return {
      ...{ groupJID: groupJid, profile: { name, description }, type },
      ...{ memberCount: inside.all, othersCount: Math.max(0, everybody - inside.withoutGuests) },
      config: { autoJoin: joinsByItself(channel), isLocked: isLockedChannel(channel) },
    };
  });
}

/** The same of one channel. */
export async function toGroup(db: Queries, channel: ChannelRow): Promise<Group> {
  const [group] = await toGroups(db, channel.teamId, [channel]);
  if (!group) throw new Fault('A channel without its description.');
  return group;
}

/** The team's channels, by name; those that a text finds, or that everybody joins or does not. */
export async function groupsList({ db, actor: { teamId } }: SessionContext, query: Query<'channel', 'groupsList'>) {
  const { limit, offset, searchText, filter } = query;
  const words = searchText === undefined ? undefined : wordsOf(searchText);
  if (words === '') return { groups: [], total: 0 };
  const isAutoJoin = filter === undefined ? undefined : filter === 'autoJoin';
  const found = await listChannels(db, teamId, { words, isAutoJoin }, { limit, offset });
  return { groups: await toGroups(db, teamId, found.channels), total: found.total };
}

/**
 * Who is in a channel of the team.
 *
 * @throws Refusal `group_not_found`
 */
export async function groupMembers({ db, actor }: SessionContext, query: Query<'channel', 'groupMembers'>) {
  const { groupJID, limit, offset } = query;
  await demandChannels(db, actor.teamId, [groupJID]);
  return listChannelMembers(db, groupJID, { limit, offset });
}

/**
 * The channels that somebody of the team is in.
 *
 * @throws Refusal those of `demandActivePerson`
 */
export async function guestChannels({ db, actor }: SessionContext, { onBehalfOf }: Query<'channel', 'guestChannels'>) {
  await demandActivePerson(db, actor.teamId, onBehalfOf);
  return { groups: await channelsOf(db, onBehalfOf) };
}
