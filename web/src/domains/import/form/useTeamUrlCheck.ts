import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { TeamUrlStateDocument, type TeamUrlStateQuery } from '../../../generated/import/form/teamUrlState.ts';
import { IN_PLACE, READ_NOW } from '../../../lib/apollo/inPlace.ts';
import { useRested } from '../../../lib/scheduling/useRested.ts';
import { type Fault, asTeamUrl, urlFaultOf } from './importDraft.ts';

/** How long typing has to rest before it is asked whether a short address is available, in ms. */
const REST_MS = 250;

const stateOf = (answer: TeamUrlStateQuery | undefined) => answer?.viewer.team?.urlState ?? null;

const FAULTS = { AVAILABLE: null, TAKEN: 'urlTaken', INVALID: 'urlInvalid' } as const;

/** Whether the team may have the short address that is typed; its form is judged at once, the rest is asked. */
export function useTeamUrlCheck(typed: string) {
  const client = useApolloClient();
  const url = asTeamUrl(typed);
  const rested = useRested(url, REST_MS);
  const formFault = urlFaultOf(url);
  const isAsked = urlFaultOf(rested) === null;
  const { data, loading } = useQuery(
    TeamUrlStateDocument,
    isAsked ? { ...READ_NOW, variables: { url: rested } } : skipToken,
  );
  const isChecking = formFault === null && (loading || rested !== url);
  const known = formFault === null && !isChecking ? stateOf(data) : null;
  return {
    /** What is known to be wrong with it. */
    fault: formFault ?? (known && FAULTS[known]),
    /** Somebody was asked, and said so. */
    isAnswered: known !== null,
    isChecking,
    /** Asks at once; an answer that does not come forbids nothing: it is asked again when the import starts. */
    ask: async (): Promise<Fault | null> => {
      if (formFault !== null) return formFault;
      const answer = await client
        .query({ ...IN_PLACE, query: TeamUrlStateDocument, variables: { url }, fetchPolicy: 'network-only' })
        .catch(() => null);
      const state = stateOf(answer?.data);
      return state && FAULTS[state];
    },
  };
}
