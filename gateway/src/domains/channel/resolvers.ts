import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { isAdmin } from '../identity/facts.ts';
import { channelAutoJoinUpdate } from './channelAutoJoinUpdate.ts';
import { channelArchiveUpdate } from './channelArchiveUpdate.ts';
import { channelCreate } from './channelCreate.ts';
import { channelUpdate } from './channelUpdate.ts';
import { channelAt, channels, postableChannels } from './lists.ts';
import type { ChannelDetails, ChannelRecord } from './mapper.ts';
import { namedCount, namedPeople } from './moderators.ts';
import { channelPreview } from './preview.ts';
import { channelRest } from './rest.ts';
import { namedUserGroups } from './userGroups.ts';

/** One of a channel's details: at once where they were read along with it, else through the loader. */
const fromDetails =
  <K extends keyof ChannelDetails>(field: K) =>
  ({ groupJid, details }: ChannelRecord, _args: object, { loaders }: GatewayContext) =>
    details === undefined
      ? loaders.channel.channel.load(groupJid).then((channel) => channel?.details[field] ?? null)
      : details[field];

async function viewerCanArchive(channel: ChannelRecord, args: object, context: GatewayContext) {
  const isLocked = await fromDetails('isLocked')(channel, args, context);
  return isLocked === null ? null : !isLocked && isAdmin(context);
}

export const channelResolvers = {
  Mutation: { channelCreate, channelUpdate, channelAutoJoinUpdate, channelArchiveUpdate },
  Team: {
    channels: (_team, args, context) => channels(args, context),
    channelCounts: (_team, _args, { upstream }) => channelRest(upstream).counts(),
    channel: (_team, { groupJid }, context) => channelAt(groupJid, context),
    channelPreview: (_team, { input }, context) => channelPreview(input, context),
  },
  Viewer: { postableChannels: (_viewer, args, context) => postableChannels(args, context) },
  Channel: {
    id: ({ groupJid }) => toId('Channel', groupJid),
    description: fromDetails('description'),
    avatarUrl: fromDetails('avatarUrl'),
    type: fromDetails('type'),
    isAutoJoin: fromDetails('isAutoJoin'),
    autoJoinGroups: (channel, _args, context) => namedUserGroups(channel, ({ autoJoinKeys }) => autoJoinKeys, context),
    restrictedTo: (channel, _args, context) =>
      namedUserGroups(channel, ({ restrictionKeys }) => restrictionKeys, context),
    isRestricted: fromDetails('isRestricted'),
    isAnnouncement: fromDetails('isAnnouncement'),
    privileges: fromDetails('privileges'),
    canLeave: fromDetails('canLeave'),
    canMute: fromDetails('canMute'),
    viewerAffiliation: fromDetails('viewerAffiliation'),
    moderators: namedPeople('moderators'),
    moderatorsCount: namedCount('moderators'),
    posters: namedPeople('posters'),
    postersCount: namedCount('posters'),
    viewerCanUpdate: (_channel, _args, context) => isAdmin(context),
    viewerCanArchive: (channel, args, context) => viewerCanArchive(channel, args, context),
    version: fromDetails('version'),
    isLocked: fromDetails('isLocked'),
    isArchived: (channel, args, context) => channel.isArchived ?? fromDetails('isArchived')(channel, args, context),
    archivedAt: fromDetails('archivedAt'),
    membersCount: fromDetails('membersCount'),
    othersCount: fromDetails('othersCount'),
    members: ({ groupJid }, args, { loaders }) => loaders.channel.members.page(groupJid, args),
  },
} satisfies Resolvers;

/** The channel behind an id, if the viewer may see it. */
export const channelNode = (key: string, { loaders }: GatewayContext): Promise<ChannelRecord | null> =>
  loaders.channel.channel.load(key);
