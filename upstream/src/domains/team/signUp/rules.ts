import { APPROVED_DOMAINS_MAX, domainNameFormat } from '@muster/schema/formats/domainName';
import { changedOf } from '../../../lib/changes.ts';
import type { Plan } from '../../billing/rules.ts';

/** Who may join a team, and whether its people talk to those outside of its organisation. */
export type SignUp = { isOpen: boolean; isCrossDomainDisabled: boolean; canJoinDomains: string[] };

/** How many domains a team's people may come from by themselves; null for any number. */
export const approvedDomainLimit = (plan: Plan): number | null => (plan === 'free' ? 1 : null);

/** A wished change in the words of the call. */
export type SignUpGiven = {
  makePublic?: boolean | undefined;
  disableCrossDomain?: boolean | undefined;
  addCanJoinDomains?: readonly string[] | undefined;
  removeCanJoinDomains?: readonly string[] | undefined;
};

/** What else decides: `foreign` are those of the given domains that are free ones or another organisation's. */
export type SignUpFacts = { plan: Plan; isPublicDomain: boolean; foreign: ReadonlySet<string> };

/** What an edit changes, or why it is refused and where: of a list with the place in it, as `addCanJoinDomains.2`. */
export type SignUpPlan =
  | {
      refusal:
        | 'invalid_request'
        | 'too_many_subjects'
        | 'cannot_add_email_auto_approval'
        | 'plan_required'
        | 'free_email_domain';
      field: 'disableCrossDomain' | 'addCanJoinDomains' | `addCanJoinDomains.${number}`;
    }
  | { refusal: null; changes: Partial<SignUp> };

/** Whether anything about signing up is given. */
export const isAboutSignUp = (given: SignUpGiven) =>
  [given.makePublic, given.disableCrossDomain, given.addCanJoinDomains, given.removeCanJoinDomains].some(
    (one) => one !== undefined,
  );

const same = (ones: readonly string[], others: readonly string[]) =>
  ones.length === others.length && ones.every((one, index) => one === others[index]);

/** A domain in the form in which it is kept; null for what is none. */
const kept = (text: string) => domainNameFormat.safeParse(text).data ?? null;

/** The domains that a change adds, by where they were given first; null for what is no domain. */
function additions(before: readonly string[], given: readonly string[]): Map<string | null, number> {
  const known = new Set<string | null>(before.map((domain) => domain.toLowerCase()));
  const added = new Map<string | null, number>();
  for (const [place, text] of given.entries()) {
    const domain = kept(text);
    if (!known.has(domain)) added.set(domain, place);
    known.add(domain);
  }
  return added;
}

/** The domains that a change adds, each once. */
export const addedDomains = (before: readonly string[], { addCanJoinDomains = [] }: SignUpGiven): string[] =>
  [...additions(before, addCanJoinDomains).keys()].filter((domain) => domain !== null);

type Refused = Exclude<SignUpPlan, { refusal: null }>;

/** Why these domains may not be added, so that there are so many in all; null where they may. */
function additionRefusal(added: Map<string | null, number>, total: number, facts: SignUpFacts): Refused | null {
  if (added.size === 0) return null;
  for (const [domain, place] of added) {
    const field = `addCanJoinDomains.${place}` as const;
    if (domain === null) return { refusal: 'invalid_request', field };
    if (facts.foreign.has(domain)) return { refusal: 'cannot_add_email_auto_approval', field };
  }
  const field = 'addCanJoinDomains';
  if (total > APPROVED_DOMAINS_MAX) return { refusal: 'too_many_subjects', field };
  const limit = approvedDomainLimit(facts.plan);
  return limit !== null && total > limit ? { refusal: 'plan_required', field } : null;
}

/** Why contacts outside may not be blocked from now on; null where they may. */
function blockRefusal({ isPublicDomain, plan }: SignUpFacts): Refused | null {
  const field = 'disableCrossDomain';
  if (isPublicDomain) return { refusal: 'free_email_domain', field };
  return plan === 'free' ? { refusal: 'plan_required', field } : null;
}

/**
 * What becomes of who may join: only what differs. Adding what is there and removing what is not is no change. On a free plan
 * a team that adds a domain has one afterwards, and none blocks outside contacts anew; what stands from before holds.
 */
export function planSignUp(before: SignUp, given: SignUpGiven, facts: SignUpFacts): SignUpPlan {
  const { makePublic, disableCrossDomain, addCanJoinDomains = [], removeCanJoinDomains = [] } = given;
  const added = additions(before.canJoinDomains, addCanJoinDomains);
  const removed = new Set(removeCanJoinDomains.map((text) => kept(text) ?? text.toLowerCase()));
  const domains = [
    ...before.canJoinDomains.filter((domain) => !removed.has(domain.toLowerCase())),
    ...addedDomains(before.canJoinDomains, given),
  ];
  const isBlockedAnew = disableCrossDomain === true && !before.isCrossDomainDisabled;
  const refused = additionRefusal(added, domains.length, facts) ?? (isBlockedAnew ? blockRefusal(facts) : null);
  if (refused) return refused;
  const switches: Pick<SignUp, 'isOpen' | 'isCrossDomainDisabled'> = before;
  const changes = changedOf(switches, { isOpen: makePublic, isCrossDomainDisabled: disableCrossDomain });
  const isSame = same(domains, before.canJoinDomains);
  return { refusal: null, changes: isSame ? changes : { ...changes, canJoinDomains: domains } };
}
