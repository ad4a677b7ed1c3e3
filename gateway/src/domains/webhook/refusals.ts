import type { RefusalTable } from '../../upstream/refusals.ts';

const ID = ['webhookId'] as const;
const DELIVERY_ID = ['deliveryId'] as const;

/** The team has none of that id, or the viewer may not see it. */
const NO_WEBHOOK = ['NOT_FOUND', ID, 'There is no such webhook, or it is not the viewer’s to see.'] as const;
const NOT_OWNER = ['NOT_ALLOWED', ID, 'Its owner alone may do this.'] as const;
const TARGET_REFUSED = ['NOT_ALLOWED', ['url'], 'The address is no public one, and is not called.'] as const;

const saving = {
  group_not_found: ['NOT_FOUND', ['channelId'], 'The team has no such channel.'],
  group_not_postable: ['NOT_ALLOWED', ['channelId'], 'The viewer may not write in this channel.'],
  target_refused: TARGET_REFUSED,
  icon_not_found: ['NOT_FOUND', ['iconUrl'], 'No such picture was uploaded for a webhook.'],
} as const satisfies RefusalTable<'webhook.addWebhook' | 'webhook.editWebhook'>;

/** Why a webhook was not added. */
export const additionRefusals = {
  ...saving,
  actor_not_admin: ['NOT_ALLOWED', ['scope'], 'Admins alone add webhooks of the whole team.'],
  webhook_limit: ['LIMIT_REACHED', null, 'The team has as many webhooks as it may have.'],
} as const satisfies RefusalTable<'webhook.addWebhook'>;

/** Why a webhook was not changed. */
export const changeRefusals = {
  ...saving,
  webhook_not_found: NO_WEBHOOK,
  not_owner: NOT_OWNER,
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
} as const satisfies RefusalTable<'webhook.editWebhook'>;

/** Why a webhook is still there, or neither paused nor going on. */
export const managingRefusals = {
  webhook_not_found: NO_WEBHOOK,
} as const satisfies RefusalTable<'webhook.deleteWebhook' | 'webhook.setPaused'>;

/** Why a webhook kept its address. */
export const rotationRefusals = {
  webhook_not_found: NO_WEBHOOK,
  not_owner: NOT_OWNER,
} as const satisfies RefusalTable<'webhook.rotateAddress'>;

/** Why a webhook kept its owner. */
export const takeOverRefusals = {
  webhook_not_found: NO_WEBHOOK,
  owner_active: ['NOT_ALLOWED', ID, 'Its owner is still active.'],
} as const satisfies RefusalTable<'webhook.takeOver'>;

/** Why no test was sent. */
export const testRefusals = {
  webhook_not_found: NO_WEBHOOK,
  not_owner: NOT_OWNER,
  target_refused: TARGET_REFUSED,
} as const satisfies RefusalTable<'webhook.testDelivery'>;

/** Why nothing was sent once more. */
export const resendRefusals = {
  delivery_not_found: ['NOT_FOUND', DELIVERY_ID, 'There is no such delivery, or it is not the viewer’s to see.'],
  webhook_paused: ['NOT_ALLOWED', DELIVERY_ID, 'Its webhook is paused.'],
} as const satisfies RefusalTable<'webhook.resend'>;
