import type { BillingAddress } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';

/** Null until one was told. */
export function toAddress({ address }: Answer<'billing', 'billingAddress'>): BillingAddress | null {
  if (address === null) return null;
  return {
    companyName: address.company_name,
    companyAddress: address.company_address,
    city: address.city,
    state: address.state,
    zipCode: address.zip_code,
    countryCode: address.country_code,
    taxNumber: address.tax_number,
  };
}
