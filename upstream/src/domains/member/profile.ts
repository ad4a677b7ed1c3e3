import type { Answer } from '../../generated/contract.ts';
import type { PersonRow } from './repository.ts';

/** What a list says of somebody. */
export const toListed = ({ guid, role, state, stateSince, isLicensed, isAutoRenewEnabled }: PersonRow) => ({
  ...{ guid, role, state, stateSince, isLicensed, autoRenewEnabled: isAutoRenewEnabled },
});

/** What a list shows of somebody. */
export const toLean = (one: PersonRow) => ({
  guid: one.guid,
  email: one.email,
  name: { firstName: one.firstName, lastName: one.lastName },
  imageUri: one.imageUri,
  role: one.role,
  isAdmin: one.role === 'admin',
  isGuest: one.role === 'guest',
  state: one.state,
  stateSince: one.stateSince,
  isLicensed: one.isLicensed,
  autoRenewEnabled: one.isAutoRenewEnabled,
});

/** @param isPaid whether the team pays for the licences it has */
export function toProfile(one: PersonRow, isPaid: boolean): Answer<'member', 'profile'> {
  const { phoneCountryCode, phoneNumber } = one;
  return {
    ...toLean(one),
    category: one.isLicensed ? 'pro' : 'free',
    isAccountPaid: one.isLicensed && isPaid,
    validityReminder: one.validityReminderAt,
    emails: [{ email: one.email }],
    mobiles: phoneCountryCode && phoneNumber ? [{ countryCode: phoneCountryCode, mobile: phoneNumber }] : [],
    preferences: { locale: one.locale },
    version: one.version,
  };
}
