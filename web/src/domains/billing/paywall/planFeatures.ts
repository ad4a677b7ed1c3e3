import { pathTo } from '../../../lib/paths.ts';
import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';

/** What each feature that a plan limits is called in addresses and in events. */
export const featureWords = {
  ADMINS: 'admins',
  GUESTS: 'guests',
  FILE_SHARING: 'file-sharing',
  CHANNEL_MANAGEMENT: 'channel-management',
  APPROVED_DOMAINS: 'approved-domains',
  BLOCK_DOMAIN: 'block-domain',
  INVITE_CONTROL: 'invite-control',
  AUTO_JOIN_CHANNELS: 'auto-join-channels',
  ANNOUNCEMENT_CHANNELS: 'announcement-channels',
  CUSTOM_FIELDS: 'custom-fields',
  USER_GROUPS: 'user-groups',
  GROUP_VIDEO: 'group-video',
  PUBLIC_CHANNELS: 'public-channels',
  PRIVATE_CHANNELS: 'private-channels',
  BULK_CHANNELS: 'bulk-channels',
} as const satisfies Record<PlanFeature, string>;

const isFeature = (name: string): name is PlanFeature => Object.hasOwn(featureWords, name);

/** What a word of an address names; null where there is no such thing. */
export const featureOfWord = (word: string | null): PlanFeature | null =>
  Object.keys(featureWords)
    .filter(isFeature)
    .find((feature) => featureWords[feature] === word) ?? null;

/** The page of the plan, about what leads there. */
export const upgradePath = (feature: PlanFeature): string => `${pathTo('billing')}?feature=${featureWords[feature]}`;
