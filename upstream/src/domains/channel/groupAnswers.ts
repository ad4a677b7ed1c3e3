import type { Answer } from '../../generated/contract.ts';
import type { Queries } from '../../db/database.ts';
import { Fault } from '../../lib/errors.ts';
import { type ChannelRow, countWithoutGuests, memberCounts } from './repository.ts';
import { isLockedChannel, joinsByItself } from './rules.ts';

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
