import type { Mutation } from '../../mutation.ts';
import { changeWebhookOfId } from './changeWebhook.ts';
import { managingRefusals } from './refusals.ts';
import { webhookRest } from './rest.ts';

/** Pauses a webhook, or lets it go on. */
export const webhookPauseUpdate: Mutation<'webhookPauseUpdate'> = (_root, { input }, context) =>
  changeWebhookOfId(
    context,
    input.webhookId,
    (key) => webhookRest(context.upstream).setPaused(key, input.isPaused, input.idempotencyKey),
    managingRefusals,
  );
