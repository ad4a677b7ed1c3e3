import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { memberOf } from '../member/mapper.ts';
import { deliveries } from './deliveries.ts';
import type { WebhookRecord } from './mapper.ts';
import { webhookAddressRotate } from './webhookAddressRotate.ts';
import { webhookCreate } from './webhookCreate.ts';
import { webhookDelete } from './webhookDelete.ts';
import { webhookDeliveryResend } from './webhookDeliveryResend.ts';
import { webhookIconUpload } from './webhookIconUpload.ts';
import { webhookPauseUpdate } from './webhookPauseUpdate.ts';
import { webhookTakeOver } from './webhookTakeOver.ts';
import { webhookTest } from './webhookTest.ts';
import { webhookUpdate } from './webhookUpdate.ts';

/** By the session that asks, whatever the service says. */
const isOwned = ({ ownerGuid }: WebhookRecord, { identity }: GatewayContext) =>
  identity?.credentials.guid === ownerGuid;

/** The address of an incoming one is told to its owner alone; where the service gives a path, it is on this gateway. */
function urlOf(webhook: WebhookRecord, context: GatewayContext): string | null {
  const { type, address } = webhook;
  if (type === 'OUTGOING') return address;
  return address !== null && isOwned(webhook, context) ? new URL(address, context.origin).href : null;
}

async function ownerOf({ ownerGuid }: WebhookRecord, { loaders }: GatewayContext) {
  const profile = await loaders.member.leanProfile.load(ownerGuid);
  return profile && memberOf(profile);
}

export const webhookResolvers = {
  Mutation: {
    ...{ webhookCreate, webhookUpdate, webhookDelete, webhookPauseUpdate, webhookAddressRotate, webhookTakeOver },
    ...{ webhookIconUpload, webhookTest, webhookDeliveryResend },
  },
  Viewer: {
    webhooks: (_viewer, _args, { loaders }) => loaders.webhook.webhooks(),
    webhookNotice: (_viewer, _args, { settings }) => settings.webhookNotice,
  },
  Webhook: {
    id: ({ webhookId }) => toId('Webhook', webhookId),
    url: (webhook, _args, context) => urlOf(webhook, context),
    token: (webhook, _args, context) => (isOwned(webhook, context) ? webhook.secret : null),
    owner: (webhook, _args, context) => ownerOf(webhook, context),
    isOwned: (webhook, _args, context) => isOwned(webhook, context),
    viewerCanUpdate: (webhook, _args, context) => isOwned(webhook, context),
    viewerCanDelete: (webhook, _args, context) => webhook.isAskedByAdmin || isOwned(webhook, context),
    viewerCanTakeOver: ({ isAskedByAdmin, isOwnerActive }) => isAskedByAdmin && !isOwnerActive,
    deliveries: (webhook, args, context) => deliveries(webhook, args, context),
  },
  WebhookDelivery: { id: ({ deliveryId }) => toId('WebhookDelivery', deliveryId) },
} satisfies Resolvers;

/** The webhook behind an id, if the viewer may see it. */
export const webhookNode = (key: string, { loaders }: GatewayContext): Promise<WebhookRecord | null> =>
  loaders.webhook.webhook.load(key);
