import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { GatewayContext } from '../../context.ts';
import type {
  EmailAvailability,
  EmailCheck,
  TeamEmailChecksArgs,
  TeamMemberDetailsArgs,
} from '../../generated/resolvers.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import { badUserInput } from '../../lib/errors.ts';
import { keyOfId } from '../../lib/idLists.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { addressKey, isNoAddress } from './addresses.ts';
import { type MemberDetailsRecord, toMemberDetails } from './mapper.ts';
import { memberRest } from './rest.ts';

/** One person's page by one call; null for whoever is not in the team. */
export async function memberDetails(
  { memberId }: TeamMemberDetailsArgs,
  { upstream, log }: GatewayContext,
): Promise<MemberDetailsRecord | null> {
  const guid = keyOfId('Member', memberId);
  if (guid === null) return null;
  try {
    return toMemberDetails(await memberRest(upstream).profile(guid), log);
  } catch (error) {
    if (refusalIn(error, 'member_not_found')) return null;
    throw error;
  }
}

const availabilities = enumOf('EmailAvailability', {
  AVAILABLE: 'available',
  MEMBER: 'exists',
  GUEST: 'guest',
  PENDING: 'pending',
  DEACTIVATED: 'deactivated',
  INVALID: 'invalid',
  DOMAIN_NOT_ALLOWED: 'domain_not_allowed',
} as const satisfies WordsOf<EmailAvailability>);

/** What adding people by these addresses would meet: one call, each address once, the answers put to their own addresses. */
export async function emailChecks(
  { emails, asGuests }: TeamEmailChecksArgs,
  { upstream, log }: GatewayContext,
): Promise<EmailCheck[]> {
  if (emails.length > SUBJECTS_MAX) throw badUserInput(`At most ${SUBJECTS_MAX} addresses are checked at once.`);
  const asked = new Map(emails.filter((email) => !isNoAddress(email)).map((email) => [addressKey(email), email]));
  const { addresses } =
    asked.size === 0
      ? { addresses: [] }
      : await memberRest(upstream).addressStates([...asked.values()], asGuests ?? false);
  const states = new Map(addresses.map(({ email, state }) => [addressKey(email), availabilities.read(state, log)]));
  return emails.map((email) => ({
    email,
    availability: isNoAddress(email) ? 'INVALID' : (states.get(addressKey(email)) ?? 'UNKNOWN'),
  }));
}
