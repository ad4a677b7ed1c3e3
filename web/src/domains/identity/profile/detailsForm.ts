import { personNameFormat } from '@muster/schema/formats/personName';
import { phoneNumberFormat } from '@muster/schema/formats/phone';
import * as z from 'zod/mini';
import type { OwnDetailsFragment } from '../../../generated/identity/profile/ownProfile.ts';
import type { ViewerProfileUpdateInput } from '../../../generated/identity/profile/viewerProfileUpdate.ts';
import { CALLING_CODES, mainCountryOf } from './callingCodes.ts';

const codeOf = new Map(CALLING_CODES.map(({ iso, code }) => [iso, code]));

/** The calling code behind what was chosen; empty for none. */
export const callingCodeOf = (country: string): string => codeOf.get(country) ?? country;

/** The phone as the form holds it: one that is given has both parts. */
const phoneForm = z
  .object({
    /** The id of a country, or a bare calling code; empty for none. */
    country: z.string(),
    /** Digits as they are grouped on the page. */
    number: z.string(),
    /** Whether the account has a phone: emptying its number is to remove it, whatever country stands beside. */
    isOnAccount: z.boolean(),
  })
  .check(({ value: { country, number, isOnAccount }, issues }) => {
    const isEmpty = number.trim() === '';
    if (isEmpty && (country === '' || isOnAccount)) return;
    const wrong = (path: 'country' | 'number') =>
      issues.push({ code: 'custom', path: [path], input: number, message: 'phone' });
    if (!phoneNumberFormat.safeParse(number).success) wrong('number');
    if (country === '') wrong('country');
  });

/** The form of one's own details. */
export const detailsForm = z.object({ firstName: personNameFormat, lastName: personNameFormat, phone: phoneForm });

export type DetailsValues = z.output<typeof detailsForm>;

/** @param chosen the country that the person chose, which stays where it has the same calling code */
export function toForm({ name, phone }: OwnDetailsFragment, chosen = ''): DetailsValues {
  const country = phone === null || phone === undefined ? '' : (mainCountryOf(phone.countryCode) ?? phone.countryCode);
  const isSame = phone?.countryCode === callingCodeOf(chosen);
  return {
    firstName: name.first,
    lastName: name.last,
    phone: { country: isSame ? chosen : country, number: phone?.number ?? '', isOnAccount: Boolean(phone) },
  };
}

/** What of the form differs from what is saved. */
export function toChanges(
  { name, phone }: OwnDetailsFragment,
  { firstName, lastName, phone: typed }: DetailsValues,
): Pick<ViewerProfileUpdateInput, 'firstName' | 'lastName' | 'phone'> {
  const parsed = phoneNumberFormat.safeParse(typed.number);
  const next = parsed.success ? { countryCode: callingCodeOf(typed.country), number: parsed.data } : null;
  const isPhoneSame = phone?.countryCode === next?.countryCode && phone?.number === next?.number;
  return {
    ...(firstName === name.first ? {} : { firstName }),
    ...(lastName === name.last ? {} : { lastName }),
    ...(isPhoneSame ? {} : { phone: next }),
  };
}

/** Whether what stands in the form is not what is saved; another country of the same calling code is no difference. */
export const isEdited = (
  { name, phone }: OwnDetailsFragment,
  { firstName, lastName, phone: typed }: DetailsValues,
): boolean =>
  firstName !== name.first ||
  lastName !== name.last ||
  typed.number !== (phone?.number ?? '') ||
  callingCodeOf(typed.country) !== (phone?.countryCode ?? '');
