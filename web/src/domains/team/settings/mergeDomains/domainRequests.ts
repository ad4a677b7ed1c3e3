import { useApolloClient } from '@apollo/client/react';
import { DomainRequestApproveDocument } from '../../../../generated/team/settings/mergeDomains/domainRequestApprove.ts';
import { DomainRequestDeclineDocument } from '../../../../generated/team/settings/mergeDomains/domainRequestDecline.ts';
import { DomainRequestRemoveDocument } from '../../../../generated/team/settings/mergeDomains/domainRequestRemove.ts';
import { DomainRequestSendDocument } from '../../../../generated/team/settings/mergeDomains/domainRequestSend.ts';
import {
  MergeDomainsDocument,
  type MergeDomainsTeamFragment,
} from '../../../../generated/team/settings/mergeDomains/mergeDomains.ts';
import { IN_PLACE } from '../../../../lib/apollo/inPlace.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { isOutcomeOpen } from '../../../../lib/graphql/openOutcome.ts';

export type Roster = NonNullable<MergeDomainsTeamFragment['domainRoster']>;
export type RosterEntry = Roster['sent'][number];

export type DomainAct = 'send' | 'approve' | 'decline' | 'remove';

/** What came of it: done, refused with a code, not done, or (`lost`) not known to be done. */
export type ActOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refused';
      readonly code: string;
      /** Whether it is about the domain that was given. */
      readonly isAboutDomain: boolean;
      readonly roster: Roster | null;
    }
  | { readonly kind: 'failed'; readonly requestId: string | null }
  | {
      readonly kind: 'lost';
      readonly requestId: string | null;
      /** The lists as they were read again then; null where that failed, too. */
      readonly roster: Roster | null;
    };

/**
 * Asks a domain, answers it or parts from it. The answer has the lists as they are now; without one, and after a refusal,
 * which says that they are older than what the services know, they are read again.
 */
export function useDomainRequests(): (act: DomainAct, domain: string) => Promise<ActOutcome> {
  const client = useApolloClient();
  const acts = {
    send: useKeyedMutation(DomainRequestSendDocument, (data) => data.domainRequestSend),
    approve: useKeyedMutation(DomainRequestApproveDocument, (data) => data.domainRequestApprove),
    decline: useKeyedMutation(DomainRequestDeclineDocument, (data) => data.domainRequestDecline),
    remove: useKeyedMutation(DomainRequestRemoveDocument, (data) => data.domainRequestRemove),
  };
  const readAgain = () =>
    client.query({ query: MergeDomainsDocument, fetchPolicy: 'network-only', ...IN_PLACE }).then(
      ({ data }) => data?.viewer.team?.domainRoster ?? null,
      () => null,
    );

  return async (act, domain) => {
    const { payload, failure } = await acts[act]({ domain });
    const requestId = failure?.requestId ?? null;
    if (!payload && isOutcomeOpen(failure)) {
      return { kind: 'lost', requestId, roster: await readAgain() };
    }
    if (!payload) return { kind: 'failed', requestId };
    const [problem] = payload.userErrors;
    if (!problem) return { kind: 'done' };
    const roster = await readAgain();
    return { kind: 'refused', code: problem.code, isAboutDomain: problem.field !== null, roster };
  };
}
