import * as z from 'zod/mini';
import { countryFormat } from './country.ts';
import { LINES, ONE_LINE, textOfAtMost } from './text.ts';

/** How long each part of a billing address may be, in characters of Unicode. */
export const BILLING_ADDRESS_MAX = {
  companyName: 200,
  companyAddress: 400,
  city: 200,
  state: 200,
  zipCode: 20,
  taxNumber: 32,
} as const;

/** Its parts by themselves; the first three and the country are needed. */
export const billingAddressTexts = {
  companyName: textOfAtMost(BILLING_ADDRESS_MAX.companyName, ONE_LINE),
  companyAddress: textOfAtMost(BILLING_ADDRESS_MAX.companyAddress, LINES),
  city: textOfAtMost(BILLING_ADDRESS_MAX.city, ONE_LINE),
  countryCode: countryFormat,
  state: textOfAtMost(BILLING_ADDRESS_MAX.state, ONE_LINE, 0),
  zipCode: textOfAtMost(BILLING_ADDRESS_MAX.zipCode, ONE_LINE, 0),
  taxNumber: textOfAtMost(BILLING_ADDRESS_MAX.taxNumber, ONE_LINE, 0),
} as const;

/** Whom invoices are made out to. Whether something is sold to the country is not said by it. */
export const billingAddressFormat = z.object({
  ...billingAddressTexts,
  state: z.nullish(billingAddressTexts.state),
  zipCode: z.nullish(billingAddressTexts.zipCode),
  taxNumber: z.nullish(billingAddressTexts.taxNumber),
});
