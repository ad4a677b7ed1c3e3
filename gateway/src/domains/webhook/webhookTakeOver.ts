import type { Mutation } from '../../mutation.ts';
import { changeWebhookOfId } from './changeWebhook.ts';
import { takeOverRefusals } from './refusals.ts';
import { webhookRest } from './rest.ts';

/** Makes the viewer the owner of a webhook whose owner is not active any more. */
export const webhookTakeOver: Mutation<'webhookTakeOver'> = (_root, { input }, context) =>
  changeWebhookOfId(
    context,
    input.webhookId,
    (key) => webhookRest(context.upstream).takeOver(key, input.idempotencyKey),
    takeOverRefusals,
  );
