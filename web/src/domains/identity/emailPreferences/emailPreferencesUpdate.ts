import { useViewerEmailPreferencesUpdateMutation } from '../../../generated/identity/emailPreferences/emailPreferencesUpdate.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { inOrder, type Topic } from './topics.ts';

/** Whether the choice was kept, and the request id for support where one is known. */
export type Kept = { readonly isKept: boolean; readonly requestId: string | null };

/** Keeps the topics that the viewer wants mails about. A try whose answer is lost is repeated under the same key. */
export function useEmailPreferencesUpdate(): (topics: readonly Topic[]) => Promise<Kept> {
  const keys = useActionKeys();
  const [mutate] = useViewerEmailPreferencesUpdateMutation({ context: { errorInPlace: true }, errorPolicy: 'all' });
  return async (topics) => {
    const subscribedTopics = [...inOrder(topics)];
    const idempotencyKey = keys.keyFor({ subscribedTopics });
    try {
      const { data, error } = await mutate({ variables: { input: { subscribedTopics, idempotencyKey } } });
      const payload = data?.viewerEmailPreferencesUpdate;
      if (payload) keys.settle();
      return { isKept: Boolean(payload?.viewer), requestId: failureOf(error)?.requestId ?? null };
    } catch (error) {
      return { isKept: false, requestId: failureOf(error)?.requestId ?? null };
    }
  };
}
