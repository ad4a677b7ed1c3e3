import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { UserError, UserErrorCode } from '../../generated/resolvers.ts';
import { isKeepable } from '../../lib/texts.ts';
import { userError } from '../../lib/userErrors.ts';

/** Longer texts are no addresses. */
const MAX_ADDRESS = 1000;

/** What the spellings of one address have in common. */
export const addressKey = (email: string) => email.trim().toLowerCase();

/** Whether no service is asked about a text, as it refuses all others with it: one that is too long, or that none keeps. */
export const isNoAddress = (email: string) => email.length > MAX_ADDRESS || !isKeepable(email);

/** A list of addresses, looked through. */
export type OpenedAddresses = {
  /** The addresses to ask about, in order and each once. */
  readonly addresses: readonly string[];
  /** Why the list cannot be used, or which of its addresses cannot: `field` is the list, or a place in it. */
  readonly errors: readonly UserError[];
  /** Where in `input` an address first stood. */
  readonly pathOf: (email: string) => string[];
};

const refused = (error: UserError): OpenedAddresses => ({
  addresses: [],
  errors: [error],
  pathOf: () => ['emails'],
});

/** Why an address was not added. */
const failures = new Map<string, readonly [UserErrorCode, string]>([
  ['exists', ['ALREADY_MEMBER', 'The person belongs to the team already.']],
  ['guest', ['ALREADY_MEMBER', 'The person is a guest of the team already.']],
  ['deactivated', ['DEACTIVATED', 'The person is switched off: reactivate them.']],
  ['invalid', ['INVALID', 'This is no e-mail address.']],
  ['domain_not_allowed', ['DOMAIN_NOT_ALLOWED', 'The team is restricted to other domains.']],
  ['duplicate', ['DUPLICATE', 'The address stands here a second time.']],
]);
/** Of a service that knows more reasons than this version. */
const otherFailure = ['NOT_ALLOWED', 'The rules of the product forbid it.'] as const;

/** The error of an address that was not added, by the service's word for the reason. */
function addressError(result: string, path: readonly string[]): UserError {
  const [code, message] = failures.get(result) ?? otherFailure;
  return userError(code, path, message);
}

/** Looks through the addresses in `input.emails`: 1 to 999, each once. What they are is for the service to say. */
export function openAddresses(emails: readonly string[]): OpenedAddresses {
  if (emails.length === 0) return refused(userError('REQUIRED', ['emails'], 'Name at least one.'));
  if (emails.length > SUBJECTS_MAX) {
    return refused(userError('TOO_MANY', ['emails'], `At most ${SUBJECTS_MAX} are taken at once.`));
  }
  const places = new Map<string, { email: string; place: number }>();
  const errors: UserError[] = [];
  for (const [place, email] of emails.entries()) {
    const path = ['emails', String(place)];
    if (isNoAddress(email)) errors.push(addressError('invalid', path));
    else if (places.has(addressKey(email))) errors.push(addressError('duplicate', path));
    else places.set(addressKey(email), { email, place });
  }
  return {
    addresses: [...places.values()].map(({ email }) => email),
    errors,
    pathOf: (email) => ['emails', String(places.get(addressKey(email))?.place ?? 0)],
  };
}

/** Who was added by address, and why the others were not. */
export type Invited = { readonly guids: string[]; readonly userErrors: UserError[] };

type InvitedAddress = { readonly email: string; readonly guid: string | null; readonly result: string };

/** What became of the addresses, as the service tells of each; one of which it tells nothing is no address. */
export function invitedOf(
  profiles: readonly InvitedAddress[],
  { addresses, errors, pathOf }: OpenedAddresses,
): Invited {
  const told = new Map(profiles.map((one) => [addressKey(one.email), one]));
  const guids: string[] = [];
  const userErrors = [...errors];
  for (const email of addresses) {
    const { guid = null, result = 'invalid' } = told.get(addressKey(email)) ?? {};
    if (result === 'added' && guid !== null) guids.push(guid);
    else userErrors.push(addressError(result, pathOf(email)));
  }
  return { guids, userErrors };
}
