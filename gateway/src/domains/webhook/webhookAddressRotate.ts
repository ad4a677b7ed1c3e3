import type { Mutation } from '../../mutation.ts';
import { changeWebhookOfId } from './changeWebhook.ts';
import { rotationRefusals } from './refusals.ts';
import { webhookRest } from './rest.ts';

/** Gives an incoming webhook another address. */
export const webhookAddressRotate: Mutation<'webhookAddressRotate'> = (_root, { input }, context) =>
  changeWebhookOfId(
    context,
    input.webhookId,
    (key) => webhookRest(context.upstream).rotateAddress(key, input.idempotencyKey),
    rotationRefusals,
  );
