import type { FieldCosts } from '../../graphql/limits.ts';

/** As many as one act names, and as a channel has, as a rule. */
export const channelCosts: FieldCosts = {
  'Channel.autoJoinGroups': { items: 3 },
  'Channel.restrictedTo': { items: 3 },
  'Channel.moderators': { items: 3 },
  'Channel.posters': { items: 3 },
  'ChannelAutoJoinUpdatePayload.channels': { items: 50 },
};
