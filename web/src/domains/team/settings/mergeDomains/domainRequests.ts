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
import { REFUSED, type Undone, undoneBy } from '../../../../lib/graphql/undone.ts';

export type Roster = NonNullable<MergeDomainsTeamFragment['domainRoster']>;
export type RosterEntry = Roster['sent'][number];

export type DomainAct = 'send' | 'approve' | 'decline' | 'remove';

/** What came of it: done, refused with a code, or not known to be done. */
export type ActOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refused';
      readonly code: string;
      /** Whether it is about the domain that was given. */
      readonly isAboutDomain: boolean;
      readonly roster: Roster | null;
    }
  | ({
      readonly kind: 'failed';
      /** The lists as they were read again where the answer was lost; null where they were not. */
      readonly roster: Roster | null;
    } & Undone);

/** By what support finds what is not done, and how its answer was lost. */
export const undoneOf = (outcome: ActOutcome): Undone =>
  outcome.kind === 'failed' ? { requestId: outcome.requestId, loss: outcome.loss } : REFUSED;

/** Whether the lists are as an act would have them. */
function isAsWanted({ sent, received }: Roster, act: DomainAct, domain: string): boolean {
  const statuses = (entries: readonly RosterEntry[]) =>
    entries.filter((entry) => entry.domain === domain).map(({ status }) => status);
  if (act === 'send') return statuses(sent).length > 0;
  if (act === 'approve') return statuses(received).includes('APPROVED');
  if (act === 'decline') return !statuses(received).includes('REQUESTED');
  return statuses(sent).length === 0 && !statuses(received).includes('APPROVED');
}

/**
 * Asks a domain, answers it or parts from it. The answer has the lists as they are now; where it is lost, and after a refusal,
 * which says that they are older than what the services know, they are read again. Lists as they were to be are as good as an
 * answer.
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
    if (!payload) {
      const undone = undoneBy({ payload, failure });
      const roster = undone.loss === null ? null : await readAgain();
      if (roster === null) return { kind: 'failed', roster, ...undone };
      return isAsWanted(roster, act, domain) ? { kind: 'done' } : { kind: 'failed', roster, ...undone, loss: null };
    }
    const [problem] = payload.userErrors;
    if (!problem) return { kind: 'done' };
    const roster = await readAgain();
    return { kind: 'refused', code: problem.code, isAboutDomain: problem.field !== null, roster };
  };
}
