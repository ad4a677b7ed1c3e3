import { useApolloClient } from '@apollo/client/react';
import { EmailPreferencesDocument } from '../../../generated/identity/emailPreferences/emailPreferences.ts';
import { ViewerEmailPreferencesUpdateDocument } from '../../../generated/identity/emailPreferences/emailPreferencesUpdate.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { ALL_TOPICS, type Topic } from './topics.ts';

/** Whether the choice was kept, and the request id for support where one is known. */
export type Kept = { readonly isKept: boolean; readonly undone: Undone };

/** What was switched on or off; every other topic is to stay as it is. */
export type Switched = ReadonlyMap<Topic, boolean>;

/** Topics with what was switched. */
export const withSwitched = (topics: readonly Topic[], switched: Switched): readonly Topic[] =>
  ALL_TOPICS.filter((topic) => switched.get(topic) ?? topics.includes(topic));

/**
 * Keeps what was switched over the topics as they are by now: another window may have changed others. A try whose answer is lost is
 * repeated under the same key.
 */
export function useEmailPreferencesUpdate(): (switched: Switched, known: readonly Topic[]) => Promise<Kept> {
  const client = useApolloClient();
  const update = useKeyedMutation(ViewerEmailPreferencesUpdateDocument, (data) => data.viewerEmailPreferencesUpdate);
  const readNow = () =>
    client.query({ query: EmailPreferencesDocument, fetchPolicy: 'network-only', ...IN_PLACE }).then(
      ({ data }) => data?.viewer.emailPreferences?.subscribedTopics,
      () => undefined,
    );
  return async (switched, known) => {
    const topics = withSwitched((await readNow()) ?? known, switched);
    const { payload, failure } = await update({ subscribedTopics: [...topics] });
    return { isKept: Boolean(payload?.viewer), undone: undoneBy({ payload, failure }) };
  };
}
