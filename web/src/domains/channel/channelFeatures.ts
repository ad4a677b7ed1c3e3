import type { PlanFeature } from '../../generated/billing/paywall/planGate.ts';
import type { ChannelPage } from './channelPaths.ts';

/** What a plan says of the channels of each kind. */
export const channelFeatures = {
  announcement: 'ANNOUNCEMENT_CHANNELS',
  autojoin: 'AUTO_JOIN_CHANNELS',
} as const satisfies Record<ChannelPage, PlanFeature>;

export type ChannelFeature = (typeof channelFeatures)[ChannelPage];
