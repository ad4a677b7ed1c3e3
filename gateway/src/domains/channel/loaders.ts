import { batchById } from '../../lib/batchById.ts';
import type { Log } from '../../lib/log.ts';
import type { Upstream } from '../../upstream/client.ts';
import { peopleOfEach } from '../member/peopleOfEach.ts';
import { type ModeratorsRecord, type WholeChannel, toChannel, toModerators } from './mapper.ts';
import { CHANNELS_CHUNK, channelRest } from './rest.ts';

export type ChannelLoaders = ReturnType<typeof channelLoaders>;

export function channelLoaders(upstream: Upstream, log: Log) {
  const rest = channelRest(upstream);
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
    /** The active people in a channel, by name. */
    members: peopleOfEach(
      {
        chunkSize: CHANNELS_CHUNK,
        firstOfEach: async (groupJids, limit) =>
          (await rest.firstGroupMembers(groupJids, limit)).groups.map(({ groupJID, ...people }) => ({
            key: groupJID,
            ...people,
          })),
        ofOne: rest.groupMembers,
        goneCode: 'group_not_found',
      },
      log,
    ),
  };
}
