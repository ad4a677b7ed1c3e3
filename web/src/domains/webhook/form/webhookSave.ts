import { WebhookCreateDocument } from '../../../generated/webhook/form/webhookCreate.ts';
import { WebhookUpdateDocument } from '../../../generated/webhook/form/webhookUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { showAdded } from '../webhookCache.ts';

/** Adds a webhook. A try whose answer is lost is repeated under the same key, so that there is one in the end. */
export const useWebhookCreate = (viewerId: string) =>
  useKeyedMutation(
    WebhookCreateDocument,
    ({ webhookCreate }) => webhookCreate,
    (cache, { webhook }) => {
      if (webhook) showAdded(cache, viewerId, webhook.id);
    },
  );

/** Changes what is given of a webhook. A try whose answer is lost is repeated under the same key. */
export const useWebhookUpdate = () => useKeyedMutation(WebhookUpdateDocument, ({ webhookUpdate }) => webhookUpdate);
