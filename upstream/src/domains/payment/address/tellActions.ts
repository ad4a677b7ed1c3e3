import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import type { Input } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { addressOf } from './repository.ts';
import type { Address } from './rules.ts';

/** An address as it is told: what has two names stands there by both. */
export const toldAddress = (address: Address | null): Answer<'billing', 'billingAddress'> => ({
  address: address && {
    company_name: address.companyName,
    company_address: address.companyAddress,
    address: address.companyAddress,
    city: address.city,
    state: address.state,
    zip_code: address.zipCode,
    country: address.countryCode,
    country_code: address.countryCode,
    phone_number: address.phoneNumber,
    phone_country_code: address.phoneCountryCode,
    email: address.email,
    full_name: address.fullName,
    tax_number: address.taxNumber,
  },
});

/**
 * Whom a team's invoices are made out to.
 *
 * @throws Refusal `team_not_found`
 */
export async function billingAddressOf(
  { db, actor }: SessionContext,
  { query }: Input<'billing', 'billingAddress'>,
): Promise<Answer<'billing', 'billingAddress'>> {
  demandOwnTeam(actor.teamId, query.teamId);
  return toldAddress(await addressOf(db, actor.teamId));
}
