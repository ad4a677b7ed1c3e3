import { ViewerEmailPreferencesUpdateDocument } from '../../../generated/identity/emailPreferences/emailPreferencesUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { inOrder, type Topic } from './topics.ts';

/** Whether the choice was kept, and the request id for support where one is known. */
export type Kept = { readonly isKept: boolean; readonly undone: Undone };

/** Keeps the topics that the viewer wants mails about. A try whose answer is lost is repeated under the same key. */
export function useEmailPreferencesUpdate(): (topics: readonly Topic[]) => Promise<Kept> {
  const update = useKeyedMutation(ViewerEmailPreferencesUpdateDocument, (data) => data.viewerEmailPreferencesUpdate);
  return async (topics) => {
    const { payload, failure } = await update({ subscribedTopics: [...inOrder(topics)] });
    return { isKept: Boolean(payload?.viewer), undone: undoneBy({ payload, failure }) };
  };
}
