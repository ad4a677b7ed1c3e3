import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { channelAutoJoinUpdate } from './channelAutoJoinUpdate.ts';
import { channelMembers, channels } from './lists.ts';
import type { ChannelDetails, ChannelRecord } from './mapper.ts';

/** One of a channel's details: at once where they were read along with it, else through the loader. */
const fromDetails =
  <K extends keyof ChannelDetails>(field: K) =>
  ({ groupJid, details }: ChannelRecord, _args: object, { loaders }: GatewayContext) =>
    details === undefined
      ? loaders.channel.channel.load(groupJid).then((channel) => channel?.details[field] ?? null)
      : details[field];

export const channelResolvers = {
  Mutation: { channelAutoJoinUpdate },
  Team: { channels: (_team, args, context) => channels(args, context) },
  Channel: {
    id: ({ groupJid }) => toId('Channel', groupJid),
    description: fromDetails('description'),
    type: fromDetails('type'),
    isAutoJoin: fromDetails('isAutoJoin'),
    isLocked: fromDetails('isLocked'),
    membersCount: fromDetails('membersCount'),
    othersCount: fromDetails('othersCount'),
    members: (channel, args, context) => channelMembers(channel, args, context),
  },
} satisfies Resolvers;

/** The channel behind an id, if the viewer may see it. */
export const channelNode = (key: string, { loaders }: GatewayContext): Promise<ChannelRecord | null> =>
  loaders.channel.channel.load(key);
