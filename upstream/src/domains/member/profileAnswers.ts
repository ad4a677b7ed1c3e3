import type { Answer } from '../../generated/contract.ts';
import type { CallContext } from '../../lib/context.ts';
import type { PersonRow } from './repository.ts';

/** What a list says of somebody. */
export const toListed = ({ guid, role, state, stateSince, isLicensed, isAutoRenewEnabled }: PersonRow) => ({
  ...{ guid, role, state, stateSince, isLicensed, autoRenewEnabled: isAutoRenewEnabled },
});

type Addresses = Pick<CallContext, 'fileAddress'>;

/** What a list shows of somebody. */
export const toLean = ({ fileAddress }: Addresses, one: PersonRow) => ({
  guid: one.guid,
  email: one.email,
  name: { firstName: one.firstName, lastName: one.lastName },
  imageUri: fileAddress(one.imageFile),
  role: one.role,
  isAdmin: one.role === 'admin',
  isGuest: one.role === 'guest',
  state: one.state,
  stateSince: one.stateSince,
  isLicensed: one.isLicensed,
  autoRenewEnabled: one.isAutoRenewEnabled,
});

/** @param isPaid whether the team pays for the licences it has */
export function toProfile(context: Addresses, one: PersonRow, isPaid: boolean): Answer<'member', 'profile'> {
  const { phoneCountryCode, phoneNumber } = one;
  return {
    ...toLean(context, one),
    category: one.isLicensed ? 'pro' : 'free',
    isAccountPaid: one.isLicensed && isPaid,
    validityReminder: one.validityReminderAt,
    emails: [{ email: one.email }],
    mobiles: phoneCountryCode && phoneNumber ? [{ countryCode: phoneCountryCode, mobile: phoneNumber }] : [],
    preferences: { locale: one.locale },
    version: one.version,
  };
}
