import type { ApolloCache, Reference } from '@apollo/client';

/** Changes the list of webhooks where it has been read. */
function changeList(
  cache: ApolloCache,
  viewerId: string,
  change: (list: readonly Reference[]) => readonly Reference[],
): void {
  const id = cache.identify({ __typename: 'Viewer', id: viewerId });
  if (id === undefined) return;
  cache.modify<{ webhooks: readonly Reference[] | null }>({
    id,
    fields: { webhooks: (list) => (list ? change(list) : list) },
  });
}

const refOf = (cache: ApolloCache, webhookId: string): string | undefined =>
  cache.identify({ __typename: 'Webhook', id: webhookId });

/** Puts a webhook that was added at the head of the list, which has the newest first. */
export function showAdded(cache: ApolloCache, viewerId: string, webhookId: string): void {
  const added = refOf(cache, webhookId);
  if (added === undefined) return;
  changeList(cache, viewerId, (list) => [{ __ref: added }, ...list.filter(({ __ref }) => __ref !== added)]);
}

/** Takes a webhook that is gone out of the list, and forgets it. */
export function forgetWebhook(cache: ApolloCache, viewerId: string, webhookId: string): void {
  const gone = refOf(cache, webhookId);
  if (gone === undefined) return;
  changeList(cache, viewerId, (list) => list.filter(({ __ref }) => __ref !== gone));
  cache.evict({ id: gone });
}
