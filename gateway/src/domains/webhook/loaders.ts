import { batchById } from '../../lib/batchById.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type WebhookRecord, toWebhook } from './mapper.ts';
import { webhookRest } from './rest.ts';

export type WebhookLoaders = ReturnType<typeof webhookLoaders>;

export function webhookLoaders(upstream: Upstream, log: Log) {
  const rest = webhookRest(upstream);

  /** One, or none where the viewer may see none of that id. */
  async function found(webhookId: string): Promise<WebhookRecord[]> {
    try {
      return [toWebhook(await rest.webhook(webhookId), log)];
    } catch (error) {
      if (refusalIn(error, 'webhook_not_found')) return [];
      throw error;
    }
  }

  const webhook = batchById<WebhookRecord>(
    1,
    ({ webhookId }) => webhookId,
    async (ids) => (await Promise.all(ids.map(found))).flat(),
  );
  return {
    webhook,
    /** All that the viewer may see; each is at hand for whoever asks for it by id. */
    webhooks: once(async () => {
      const list = (await rest.list()).webhooks.map((wire) => toWebhook(wire, log));
      for (const one of list) webhook.prime(one.webhookId, one);
      return list;
    }),
  };
}
