import { domainOf } from '../../../lib/text.ts';
import type { GoogleAccount } from './googleProviderActions.ts';

/**
 * Why an account does not speak for its address; null where it does. An account of an organisation counts only for addresses
 * of its domain, and addresses of the team's organisation only of accounts of that: whoever had a mailbox there once may have a
 * private account by its address for good.
 *
 * @param organisation the domains of the team's organisation
 */
export function accountRefusal(
  { email, email_verified: isVerified, hd }: GoogleAccount,
  organisation: ReadonlySet<string>,
): 'email_unverified' | 'account_of_other_domain' | null {
  if (!isVerified) return 'email_unverified';
  const domain = domainOf(email.toLowerCase());
  const isOther = hd === undefined ? organisation.has(domain) : hd.toLowerCase() !== domain;
  return isOther ? 'account_of_other_domain' : null;
}

const GOOGLES_OWN: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Whether an account shows that its address is the person's today: Google answers for its own addresses and for those of the
 * organisations that it hosts. Of any other it knows that they had the mailbox once.
 */
export const provesAddress = ({ email, hd }: GoogleAccount): boolean =>
  hd !== undefined || GOOGLES_OWN.has(domainOf(email.toLowerCase()));
