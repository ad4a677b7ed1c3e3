import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FeatureRequestDocument } from '../../../generated/event/settings/featureRequest.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';

/** What has been asked for since the console was opened: saying so stays when a panel is closed and opened. */
const passedOn = new WeakMap<ApolloClient, Set<string>>();

const remember = (client: ApolloClient, feature: string) => {
  const features = passedOn.get(client) ?? new Set();
  passedOn.set(client, features.add(feature));
};

/** Asks for a feature that this version does not have: `request` passes the wish on to the installation's owner. */
export function useFeatureRequest(feature: string) {
  const client = useApolloClient();
  const ask = useKeyedMutation(FeatureRequestDocument, (data) => data.featureRequest);
  const [isDone, setDone] = useState(() => passedOn.get(client)?.has(feature) ?? false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly requestId: string | null } | null>(null);

  const request = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await ask({ feature });
    setBusy(false);
    if (!answer.payload?.feature) return setFailure({ requestId: answer.failure?.requestId ?? null });
    remember(client, feature);
    return setDone(true);
  };
  return { isDone, isBusy, failure, request: () => void request() };
}
