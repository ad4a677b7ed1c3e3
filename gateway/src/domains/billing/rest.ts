import type { Body } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

type ChangeBody = Body<'billing', 'initChangePlan'>;
export type KnownCurrency = ChangeBody['currency'];
/** The intervals that subscriptions may have. */
export type SubscriptionInterval = ChangeBody['interval'];

/** The calls about a team's plan, whichever service answers them. They carry the team's id. */
export const billingRest = (upstream: Upstream) => ({
  billingData: (teamId: string) => upstream.call('billing', 'billingData', { query: { teamId } }),
  /** With prices in the currency; in the team's own where none is given. */
  currentPlan: (teamId: string, currency: KnownCurrency | null) =>
    upstream.call('billing', 'currentPlan', { query: { teamId, ...(currency === null ? {} : { currency }) } }),
  paymentMethods: (teamId: string) => upstream.call('payment', 'paymentMethods', { query: { teamId } }),
  /** In which country an internet address is. */
  lookup: (ip: string) => upstream.call('geolocation', 'lookup', { query: { ip } }),
  startTrial: (
    teamId: string,
    config: Body<'billing', 'createSpecialTeam'>['config'],
    idempotencyKey: IdempotencyKey,
  ) => upstream.call('billing', 'createSpecialTeam', { body: { type: 'TRIAL', teamId, config }, idempotencyKey }),
  initChange: (teamId: string, body: ChangeBody, idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'initChangePlan', { query: { teamId }, body, idempotencyKey }),
  processChange: (teamId: string, body: Body<'billing', 'processChangePlan'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'processChangePlan', { query: { teamId }, body, idempotencyKey }),
  setLicenceCategory: (
    teamId: string,
    licenseCategory: Body<'billing', 'setDefaultLicenseCategory'>['licenseCategory'],
    idempotencyKey: IdempotencyKey,
  ) =>
    upstream.call('billing', 'setDefaultLicenseCategory', {
      query: { teamId },
      body: { licenseCategory },
      idempotencyKey,
    }),
});

/** The calls that tell what a team uses, besides those of its plan's gates and files. */
export const usageRest = (upstream: Upstream) => ({
  messages: () => upstream.call('channel', 'teamChatCount', {}),
  channels: () => upstream.call('channel', 'channelsUsage', { body: { types: ['public', 'private'] } }),
  smartChannels: () => upstream.call('channel', 'channelProFeatureUsage', {}),
  videoLimitHits: () => upstream.call('recording', 'videoCallingLimitHits', {}),
  groupVideoCalls: () => upstream.call('recording', 'groupVideoStats', {}),
});
