import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FeatureRequestDocument } from '../../../generated/event/settings/featureRequest.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { rememberPassedOn, wasPassedOn } from './passedOn.ts';

/** Asks for a feature that this version does not have: `request` passes the wish on to the installation's owner. */
export function useFeatureRequest(feature: string) {
  const client = useApolloClient();
  const ask = useKeyedMutation(FeatureRequestDocument, (data) => data.featureRequest);
  const [isDone, setDone] = useState(() => wasPassedOn(client, feature));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Undone | null>(null);

  const request = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await ask({ feature });
    setBusy(false);
    if (!answer.payload?.feature) return setFailure(undoneBy(answer));
    rememberPassedOn(client, feature);
    return setDone(true);
  };
  return { isDone, isBusy, failure, request: () => void request() };
}
