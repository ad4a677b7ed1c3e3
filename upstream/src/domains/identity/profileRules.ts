import { personNameFormat } from '@muster/schema/formats/personName';
import type { Body } from '../../generated/contract.ts';
import { Refusal } from '../../lib/errors.ts';

/** What people say about themselves, but for the picture. A phone has both parts or none. */
export type Details = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneCountryCode: string | null;
  readonly phoneNumber: string | null;
};

type Wanted = Pick<Body<'identity', 'updateProfile'>, 'name' | 'mobile'>;

const nameOf = (wanted: string | undefined, now: string, field: string): string => {
  if (wanted === undefined) return now;
  const parsed = personNameFormat.safeParse(wanted);
  if (!parsed.success) throw new Refusal('invalid_request', { field });
  return parsed.data;
};

/** @param mobile calling code, hyphen, digits; empty for none */
function phoneOf(mobile: string): Pick<Details, 'phoneCountryCode' | 'phoneNumber'> {
  const [phoneCountryCode, phoneNumber] = mobile.split('-');
  return phoneCountryCode && phoneNumber
    ? { phoneCountryCode, phoneNumber }
    : { phoneCountryCode: null, phoneNumber: null };
}

/**
 * The details as they are asked for; what is left out stays.
 *
 * @throws Refusal `invalid_request` where a name is blank, too long or has characters that no name has
 */
export function detailsAfter(now: Details, { name = {}, mobile }: Wanted): Details {
  const { firstName, lastName, phoneCountryCode, phoneNumber } = now;
  return {
    firstName: nameOf(name.firstName, firstName, 'name.firstName'),
    lastName: nameOf(name.lastName, lastName, 'name.lastName'),
    ...(mobile === undefined ? { phoneCountryCode, phoneNumber } : phoneOf(mobile)),
  };
}

export const isRenamed = (before: Details, after: Details) =>
  before.firstName !== after.firstName || before.lastName !== after.lastName;

const isPhoneChanged = (before: Details, after: Details) =>
  before.phoneCountryCode !== after.phoneCountryCode || before.phoneNumber !== after.phoneNumber;

export const isChanged = (before: Details, after: Details) => isRenamed(before, after) || isPhoneChanged(before, after);

/** What the audit says of a change: names as they were and are; of the phone, which is private, only that it changed. */
export function auditedChange(before: Details, after: Details) {
  const names = ({ firstName, lastName }: Details) => (isRenamed(before, after) ? { firstName, lastName } : {});
  const phone = after.phoneNumber === null ? 'removed' : 'changed';
  return {
    before: names(before),
    after: { ...names(after), ...(isPhoneChanged(before, after) ? { phone } : {}) },
  };
}
