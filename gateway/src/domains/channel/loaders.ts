import type DataLoader from 'dataloader';
import { batchById } from '../../lib/batchById.ts';
import type { Log } from '../../lib/log.ts';
import type { Upstream } from '../../upstream/client.ts';
import { hasStatus, refusalIn } from '../../upstream/errors.ts';
import {
  type ChannelMembersRecord,
  type ModeratorsRecord,
  type WholeChannel,
  toChannel,
  toChannelMembers,
  toModerators,
} from './mapper.ts';
import { CHANNELS_CHUNK, type ChannelRest, channelRest } from './rest.ts';

export type ChannelLoaders = ReturnType<typeof channelLoaders>;

type FirstMembers = DataLoader<string, ChannelMembersRecord | null>;

export function channelLoaders(upstream: Upstream, log: Log) {
  const rest = channelRest(upstream);
  const firstMembersBy = new Map<number, FirstMembers>();
  const firstMembersOf = (limit: number): FirstMembers => {
    const loader = firstMembersBy.get(limit) ?? firstMembers(rest, limit, log);
    firstMembersBy.set(limit, loader);
    return loader;
  };
  return {
    channel: batchById<WholeChannel>(
      CHANNELS_CHUNK,
      ({ groupJid }) => groupJid,
      async (groupJids) => (await rest.groups(groupJids)).groups.map((wire) => toChannel(wire, log)),
    ),
    moderators: batchById<ModeratorsRecord>(
      CHANNELS_CHUNK,
      ({ groupJid }) => groupJid,
      async (groupJids) => (await rest.moderators(groupJids)).groups.map((wire) => toModerators(wire, log)),
    ),
    /** So many of the people in a channel, and how many there are; null for a channel that is gone by now. */
    firstMembers: { load: (groupJid: string, limit: number) => firstMembersOf(limit).load(groupJid) },
  };
}

const firstMembers = (rest: ChannelRest, limit: number, log: Log): FirstMembers =>
  batchById<ChannelMembersRecord>(
    CHANNELS_CHUNK,
    ({ groupJid }) => groupJid,
    async (groupJids) => (await firstOfEach(rest, groupJids, limit)).map((wire) => toChannelMembers(wire, log)),
  );

/** A service of somebody's own may be without the call for several: it is asked for each by itself then. */
async function firstOfEach(rest: ChannelRest, groupJids: readonly string[], limit: number) {
  try {
    return (await rest.firstGroupMembers(groupJids, limit)).groups;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    const each = await Promise.all(groupJids.map((groupJID) => firstOfOne(rest, groupJID, limit)));
    return each.filter((one) => one !== null);
  }
}

async function firstOfOne(rest: ChannelRest, groupJID: string, limit: number) {
  try {
    return { groupJID, ...(await rest.groupMembers(groupJID, { offset: 0, limit })) };
  } catch (error) {
    if (refusalIn(error, 'group_not_found')) return null;
    throw error;
  }
}
