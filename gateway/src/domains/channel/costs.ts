import type { FieldCosts } from '../../graphql/limits.ts';

/** As many channels as one act names as a rule. */
export const channelCosts: FieldCosts = {
  'ChannelAutoJoinUpdatePayload.channels': { items: 50 },
};
