import { domainOf } from '../../../lib/text.ts';
import type { GoogleAccount } from './googleProviderActions.ts';

/**
 * Why an account does not speak for its address; null where it does. An address of an organisation counts only from an
 * account of that organisation.
 */
export function accountRefusal({
  email,
  email_verified: isVerified,
  hd,
}: GoogleAccount): 'email_unverified' | 'account_of_other_domain' | null {
  if (!isVerified) return 'email_unverified';
  if (hd !== undefined && hd.toLowerCase() !== domainOf(email.toLowerCase())) return 'account_of_other_domain';
  return null;
}
