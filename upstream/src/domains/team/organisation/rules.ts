import { WAITING_DOMAIN_REQUESTS_MAX } from '@muster/schema/formats/domainName';
import { DAY_MS } from '../../../lib/durations.ts';
export type RequestStatus = 'REQUESTED' | 'APPROVED' | 'REJECTED';

/** What a team does about another's domain, beside asking. */
export type DomainAnswer = 'APPROVAL' | 'DECLINED' | 'REMOVAL';

/** What decides whether a team may ask the team of a domain to become one organisation with it. */
export type AskingFacts = {
  domain: string;
  ownDomain: string;
  /** The own team has a free e-mail domain, or none. */
  isOwnPublic: boolean;
  /** The given domain is a free e-mail domain. */
  isFree: boolean;
  /** Another team has the domain. */
  isKnown: boolean;
  /** What stands between the team and the domain, whichever of the two has asked. */
  standing: readonly RequestStatus[];
  /** How many of the own requests wait for an answer. */
  open: number;
};

/**
 * Whether the admins of the other team are mailed of a request: not where the same team has asked them less than a day ago,
 * whatever became of that. Nobody is to fill another team's mailboxes.
 */
export const isMailed = (lastAskedAt: number | null, now: number) => lastAskedAt === null || now - lastAskedAt > DAY_MS;

/** Why a team may not ask; null where it may. Who was declined may ask again. */
export function askingRefusal({ domain, ownDomain, isOwnPublic, isFree, isKnown, standing, open }: AskingFacts) {
  if (domain === ownDomain) return 'own_domain';
  if (isFree) return 'free_email_domain_given';
  if (isOwnPublic) return 'free_email_domain';
  if (!isKnown) return 'domain_not_found';
  if (standing.some((status) => status !== 'REJECTED')) return 'domain_already_requested';
  return open < WAITING_DOMAIN_REQUESTS_MAX ? null : 'too_many_subjects';
}

type Entry = { domain: string; status: RequestStatus; requestedAt: number };
type Roster<E extends Entry> = { sent: readonly E[]; received: readonly E[] };

const isOpen = ({ status }: Entry) => status === 'REQUESTED';
const isApproved = ({ status }: Entry) => status === 'APPROVED';

/**
 * The request that an answer is about: the one received first of those that wait, or what the team has asked or agreed. A
 * common organisation comes before what is only asked, and that before what was declined. Undefined where there is none.
 */
export function concerned<E extends Entry>(
  answer: DomainAnswer,
  { sent, received }: Roster<E>,
  domain: string,
): E | undefined {
  const about = (entries: readonly E[]) => entries.filter((one) => one.domain === domain);
  const oldest = (entries: readonly E[]) => entries.toSorted((a, b) => a.requestedAt - b.requestedAt)[0];
  if (answer !== 'REMOVAL') return oldest(about(received).filter(isOpen));
  const own = about(sent);
  return oldest([...own, ...about(received)].filter(isApproved)) ?? oldest(own.filter(isOpen)) ?? oldest(own);
}

/** What a team is told of the requests it was sent: those that wait, and those it has agreed to. */
export const toldReceived = <E extends Entry>(received: readonly E[]): E[] =>
  received.filter((entry) => isOpen(entry) || isApproved(entry));
