import { pathTo } from '../../../lib/paths.ts';
import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';

/** What a paywall is about: a limited feature, or a page of its own that the limit of one is met on. */
export type PaywallSubject = PlanFeature | 'ANNOUNCEMENT_CHANNELS';

/** What each of them is called in addresses and in events. */
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
} as const satisfies Record<PaywallSubject, string>;

const isSubject = (name: string): name is PaywallSubject => Object.hasOwn(featureWords, name);

/** What a word of an address names; null where there is no such thing. */
export const subjectOf = (word: string | null): PaywallSubject | null =>
  Object.keys(featureWords)
    .filter(isSubject)
    .find((feature) => featureWords[feature] === word) ?? null;

/** The page of the plan, about what leads there. */
export const upgradePath = (feature: PaywallSubject): string => `${pathTo('billing')}?feature=${featureWords[feature]}`;
