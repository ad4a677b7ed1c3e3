import { useApolloClient } from '@apollo/client/react';
import { useDomainRequestApproveMutation } from '../../../../generated/team/settings/mergeDomains/domainRequestApprove.ts';
import { useDomainRequestDeclineMutation } from '../../../../generated/team/settings/mergeDomains/domainRequestDecline.ts';
import { useDomainRequestRemoveMutation } from '../../../../generated/team/settings/mergeDomains/domainRequestRemove.ts';
import { useDomainRequestSendMutation } from '../../../../generated/team/settings/mergeDomains/domainRequestSend.ts';
import {
  MergeDomainsDocument,
  type MergeDomainsTeamFragment,
} from '../../../../generated/team/settings/mergeDomains/mergeDomains.ts';
import { useActionKeys } from '../../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../../../lib/apollo/inPlace.ts';
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
  const keys = useActionKeys();
  const [send] = useDomainRequestSendMutation(IN_PLACE);
  const [approve] = useDomainRequestApproveMutation(IN_PLACE);
  const [decline] = useDomainRequestDeclineMutation(IN_PLACE);
  const [remove] = useDomainRequestRemoveMutation(IN_PLACE);

  const run = (act: DomainAct, domain: string) => {
    const variables = { input: { domain, idempotencyKey: keys.keyFor({ act, domain }) } };
    if (act === 'send') return answerOf(send({ variables }), (data) => data.domainRequestSend);
    if (act === 'approve') return answerOf(approve({ variables }), (data) => data.domainRequestApprove);
    if (act === 'decline') return answerOf(decline({ variables }), (data) => data.domainRequestDecline);
    return answerOf(remove({ variables }), (data) => data.domainRequestRemove);
  };
  const readAgain = () =>
    client.query({ query: MergeDomainsDocument, fetchPolicy: 'network-only', ...IN_PLACE }).then(
      ({ data }) => data?.viewer.team?.domainRoster ?? null,
      () => null,
    );

  return async (act, domain) => {
    const { payload, failure } = await run(act, domain);
    const requestId = failure?.requestId ?? null;
    if (!payload && isOutcomeOpen(failure)) {
      return { kind: 'lost', requestId, roster: await readAgain() };
    }
    if (!payload) return { kind: 'failed', requestId };
    keys.settle();
    const [problem] = payload.userErrors;
    if (!problem) return { kind: 'done' };
    const roster = await readAgain();
    return { kind: 'refused', code: problem.code, isAboutDomain: problem.field !== null, roster };
  };
}
