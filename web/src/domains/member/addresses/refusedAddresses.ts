import type { UserErrorCode } from '../../../generated/member/addresses/memberInvite.ts';
import type { AddressAnswer } from './addressGroups.ts';

/** An address that was not added, and why. */
export type RefusedAddress = readonly [email: string, code: UserErrorCode];

interface InviteError {
  readonly code: UserErrorCode;
  readonly field: readonly string[] | null;
}

/** Splits the errors of an invitation into those of single addresses (`emails.3`) and the rest. */
export const refusedAddresses = <Found extends InviteError>(errors: readonly Found[], emails: readonly string[]) => {
  const refused: RefusedAddress[] = [];
  const rest: Found[] = [];
  for (const error of errors) {
    const [name, place] = error.field ?? [];
    const email = name === 'emails' && place !== undefined ? emails[Number(place)] : undefined;
    if (email === undefined) rest.push(error);
    else refused.push([email, error.code]);
  }
  return { refused, rest };
};

const ANSWER_OF: Partial<Record<UserErrorCode, AddressAnswer>> = {
  ALREADY_MEMBER: 'MEMBER',
  ALREADY_DONE: 'MEMBER',
  DEACTIVATED: 'DEACTIVATED',
  DOMAIN_NOT_ALLOWED: 'DOMAIN_NOT_ALLOWED',
  UNAVAILABLE: 'FAILED',
};

/** What a refusal says of an address from now on. */
export const answerOfRefusal = ([email, code]: RefusedAddress): readonly [string, AddressAnswer] => [
  email,
  ANSWER_OF[code] ?? 'CANNOT_ADD',
];
