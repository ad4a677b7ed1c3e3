import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../generated/resolvers.ts';
import { type OpenedIds, notFound } from '../../lib/idLists.ts';
import { userError } from '../../lib/userErrors.ts';
import { isLost, refusalIn } from '../../upstream/errors.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import type { LeanProfile } from '../member/mapper.ts';

export type PartName = 'contactIds' | 'channelIds' | 'validityReminder';

/** The ids of a list whose things the services do not have, at their places; the list itself where that cannot be told. */
function missing(field: PartName, { keys, pathOf }: OpenedIds, isThere: readonly boolean[]): UserError[] {
  const gone = keys.filter((_key, index) => isThere[index] === false);
  return gone.length === 0 ? [notFound([field])] : gone.map((key) => notFound(pathOf(key)));
}

/** Whoever belongs to the team and is no guest; whoever could not be read is given the benefit of the doubt. */
function isContact(profile: LeanProfile | null | Error): boolean {
  if (profile === null || profile instanceof Error) return profile !== null;
  return profile.standing.role !== 'GUEST' && profile.standing.status === 'ACTIVE';
}

/** Which of the contacts nobody can start a conversation with. */
export async function missingContacts(contacts: OpenedIds, { loaders }: GatewayContext): Promise<UserError[]> {
  const profiles = await loaders.member.leanProfile.loadMany(contacts.keys);
  return missing('contactIds', contacts, profiles.map(isContact));
}

/** Which of the channels the team does not have. */
export async function missingChannels(channels: OpenedIds, { loaders }: GatewayContext): Promise<UserError[]> {
  const found = await loaders.channel.channel.loadMany(channels.keys);
  const isThere = found.map((channel) => channel !== null);
  return missing('channelIds', channels, isThere);
}

const refusals = {
  validity_in_past: ['INVALID', ['validityReminder'], 'The day has passed.'],
} as const satisfies RefusalTable<'guest.updateGuestValidityReminder'>;

/** For the services' bound on guests times contacts, and guests times channels, of one call. */
export const MOST_PAIRS = 50_000;
export const tooMany = (part: PartName) =>
  userError('TOO_MANY', [part], `Guests times these may be ${MOST_PAIRS} at once: add fewer guests at a time.`);

/**
 * Does one part of a mutation, whose failure leaves the other parts alone: gives its user errors. What concerns the whole
 * mutation, such as a session that is over, is thrown.
 */
export async function settle(
  part: PartName,
  work: () => Promise<unknown>,
  whatIsMissing: () => Promise<UserError[]>,
): Promise<UserError[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (refusalIn(error, 'member_not_found', 'group_not_found')) return whatIsMissing();
    if (refusalIn(error, 'too_many_subjects')) return [tooMany(part)];
    if (refusalIn(error, 'group_archived')) return [userError('ARCHIVED', [part], 'One of the channels is archived.')];
    if (refusalIn(error, 'group_restricted'))
      return [userError('NOT_ALLOWED', [part], 'One of the channels is for the members of some user groups only.')];
    if (refusalIn(error, 'validity_in_past', 'idempotency_key_reused')) return [refusalError(error, refusals)];
    if (!isLost(error)) throw error;
    return [userError('UNAVAILABLE', [part], 'This could not be set just now: set it again.')];
  }
}
