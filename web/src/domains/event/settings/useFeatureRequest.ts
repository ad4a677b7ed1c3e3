import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFeatureRequestMutation } from '../../../generated/event/settings/featureRequest.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';

/** What has been asked for since the console was opened: saying so stays when a panel is closed and opened. */
const passedOn = new WeakMap<ApolloClient, Set<string>>();

const remember = (client: ApolloClient, feature: string) => {
  const features = passedOn.get(client) ?? new Set();
  passedOn.set(client, features.add(feature));
};

/** Asks for a feature that this version does not have: `request` passes the wish on to the installation's owner. */
export function useFeatureRequest(feature: string) {
  const client = useApolloClient();
  const keys = useActionKeys();
  const [mutate] = useFeatureRequestMutation({ context: { errorInPlace: true }, errorPolicy: 'all' });
  const [isDone, setDone] = useState(() => passedOn.get(client)?.has(feature) ?? false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly requestId: string | null } | null>(null);

  const send = async () => {
    try {
      const { data, error } = await mutate({
        variables: { input: { feature, idempotencyKey: keys.keyFor({ feature }) } },
      });
      if (data?.featureRequest) keys.settle();
      return data?.featureRequest.feature ? null : { requestId: failureOf(error)?.requestId ?? null };
    } catch (error) {
      return { requestId: failureOf(error)?.requestId ?? null };
    }
  };
  const request = async () => {
    setBusy(true);
    setFailure(null);
    const problem = await send();
    setBusy(false);
    setFailure(problem);
    if (problem) return;
    remember(client, feature);
    setDone(true);
  };
  return { isDone, isBusy, failure, request: () => void request() };
}
