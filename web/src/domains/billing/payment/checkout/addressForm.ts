import { billingAddressFormat } from '@muster/schema/formats/billingAddress';
import { countryFormat, isRestrictedCountry } from '@muster/schema/formats/country';
import type { MessageDescriptor } from 'react-intl';
import * as z from 'zod/mini';
import type { AddressFactsFragment } from '../../../../generated/billing/payment/checkout/fragments/addressFacts.ts';
import { addressTexts } from './checkoutMessages.ts';

export type SavedAddress = AddressFactsFragment;

/** The shared format of an address, of a country that something is sold to. */
export const addressForm = z.object({
  ...billingAddressFormat.shape,
  countryCode: countryFormat.check(z.refine((code) => !isRestrictedCountry(code), { error: 'restricted' })),
});

/** Whether an invoice can be made out to what is saved. */
export const isAddressUsable = (saved: Pick<SavedAddress, 'companyName' | 'countryCode'> | null): boolean =>
  saved !== null && saved.companyName !== '' && !isRestrictedCountry(saved.countryCode);

export type AddressValues = z.output<typeof addressForm>;

/** What was typed into the form and not saved, while another step is on the page. */
export type TypedAddress = { current: z.input<typeof addressForm> | null };

export type AddressField = keyof AddressValues;

/** The fields for what is saved, or for a first address in a country. */
export const toForm = (saved: SavedAddress | null, countryCode: string) => ({
  companyName: saved?.companyName ?? '',
  companyAddress: saved?.companyAddress ?? '',
  city: saved?.city ?? '',
  countryCode: saved?.countryCode ?? countryCode,
  state: saved?.state ?? '',
  zipCode: saved?.zipCode ?? '',
  taxNumber: saved?.taxNumber ?? '',
});

type FieldProblem = { readonly type?: unknown; readonly message?: string | undefined } | undefined;

/** By the format's word, or the gateway's code. What is `custom` is no country: none is chosen. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  ...{ too_small: addressTexts.required, REQUIRED: addressTexts.required, custom: addressTexts.required },
  ...{ too_big: addressTexts.tooLong, TOO_LONG: addressTexts.tooLong },
};

/** Why a field is not accepted, in words. By the problem alone: what is typed since then is judged a moment later. */
export const addressProblem = (problem: FieldProblem): MessageDescriptor | null => {
  if (!problem) return null;
  if (problem.message === 'restricted') return addressTexts.restricted;
  return TEXTS[String(problem.type)] ?? addressTexts.invalid;
};
