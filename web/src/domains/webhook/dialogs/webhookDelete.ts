import { WebhookDeleteDocument } from '../../../generated/webhook/dialogs/webhookDelete.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';

/** What came of deleting; a webhook that is `gone` had been deleted before. */
type Deletion = { readonly kind: 'deleted' | 'gone' } | ({ readonly kind: 'failed' } & Undone);

/** Deletes a webhook. A try whose answer is lost is repeated under the same key. */
export function useWebhookDelete(): (webhookId: string) => Promise<Deletion> {
  const remove = useKeyedMutation(WebhookDeleteDocument, ({ webhookDelete }) => webhookDelete);
  return async (webhookId) => {
    const { payload, failure } = await remove({ webhookId });
    if (payload && payload.deletedId !== null) return { kind: 'deleted' };
    if (payload?.userErrors.some(({ code }) => code === 'NOT_FOUND')) return { kind: 'gone' };
    return { kind: 'failed', ...undoneBy({ payload, failure }) };
  };
}
