import type { GatewayContext } from '../../context.ts';
import type { GuestAccessUpdateInput, UserError } from '../../generated/resolvers.ts';
import { endOfOptionalDay } from '../../lib/dates.ts';
import { type OpenedIds, keyOfId, notFound, openIds } from '../../lib/idLists.ts';
import { type IdempotencyKey, partKey } from '../../lib/idempotencyKeys.ts';
import { selectedAt } from '../../lib/selection.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { contactGuids, guestAccess, guestRecord, joinedChannels } from './access.ts';
import type { GuestRecord } from './mapper.ts';
import { missingChannels, missingContacts, settle } from './parts.ts';
import { guestRest } from './rest.ts';

/** What was asked for: what is undefined stays as it is. */
type Wanted = {
  readonly guid: string;
  readonly contacts: OpenedIds | undefined;
  readonly channels: OpenedIds | undefined;
  readonly validityReminder: string | null | undefined;
  readonly key: IdempotencyKey;
};

const optionalIds = (type: 'Member' | 'Channel', field: string, ids: readonly string[] | null | undefined) =>
  ids === null || ids === undefined ? undefined : openIds(type, [field], ids, { mayBeEmpty: true });

const stale = () => userError('STALE', ['version'], 'It was changed by somebody else in the meantime: read it again.');

const without = (keys: readonly string[], others: readonly string[]) => {
  const left = new Set(others);
  return keys.filter((key) => !left.has(key));
};

const areSame = (some: readonly string[], others: readonly string[]) =>
  without(some, others).length === 0 && without(others, some).length === 0;

/** The channels that the guest has to join and to leave. */
async function channelMoves(guid: string, wanted: OpenedIds, context: GatewayContext) {
  const present = (await joinedChannels(guid, context)).map(({ groupJid }) => groupJid);
  return [
    { to: 'joined', groups: without(wanted.keys, present) },
    { to: 'left', groups: without(present, wanted.keys) },
  ] as const;
}

/** Whether all that was asked for is so already: then nobody's change would be overwritten. */
async function isSoAlready(
  { guid, contacts, channels, validityReminder }: Wanted,
  present: GuestRecord,
  context: GatewayContext,
) {
  if (validityReminder !== undefined && validityReminder !== present.validityReminder) return false;
  if (contacts && !areSame(contacts.keys, await contactGuids(guid, context))) return false;
  return !channels || (await channelMoves(guid, channels, context)).every(({ groups }) => groups.length === 0);
}

/** Puts the guest into the channels that are missing, and takes them out of the others. */
async function moveInChannels({ guid, key }: Wanted, channels: OpenedIds, context: GatewayContext): Promise<void> {
  const rest = guestRest(context.upstream);
  const moves = (await channelMoves(guid, channels, context)).filter(({ groups }) => groups.length > 0);
  await Promise.all(moves.map(({ to, groups }) => rest.moveInChannels([guid], to, groups, partKey(key, to))));
}

/** Changes the parts at the same time; each that fails is told and leaves the others. */
async function change(wanted: Wanted, present: GuestRecord, context: GatewayContext): Promise<UserError[]> {
  const { guid, contacts, channels, validityReminder: day, key } = wanted;
  const rest = guestRest(context.upstream);
  const parts: Promise<UserError[]>[] = [];
  if (contacts) {
    const set = () => rest.setContacts([guid], [...contacts.keys], partKey(key, 'roster'));
    parts.push(settle('contactIds', set, () => missingContacts(contacts, context)));
  }
  if (channels) {
    const move = () => moveInChannels(wanted, channels, context);
    parts.push(settle('channelIds', move, () => missingChannels(channels, context)));
  }
  if (day !== undefined && day !== present.validityReminder) {
    const remind = () => rest.setReminder(guid, endOfOptionalDay(day), partKey(key, 'reminder'));
    parts.push(settle('validityReminder', remind, () => Promise.resolve([notFound(['memberId'])])));
  }
  return (await Promise.all(parts)).flat();
}

function wantedOf(guid: string, input: GuestAccessUpdateInput): Wanted {
  return {
    guid,
    contacts: optionalIds('Member', 'contactIds', input.contactIds),
    channels: optionalIds('Channel', 'channelIds', input.channelIds),
    validityReminder: input.validityReminder,
    key: input.idempotencyKey,
  };
}

const refused = (...userErrors: UserError[]) => ({ guestAccess: null, userErrors });

/**
 * Sets only what was given: contacts whole, channels by the difference to the present ones. A version that is not the
 * present one refuses all of it, unless all is so already, as after an answer that was lost.
 */
export const guestAccessUpdate: Mutation<'guestAccessUpdate'> = async (_root, { input }, context, info) => {
  const guid = keyOfId('Member', input.memberId);
  if (guid === null) return refused(notFound(['memberId']));
  const wanted = wantedOf(guid, input);
  const selected = selectedAt(info, ['guestAccess']);
  const malformed = [...(wanted.contacts?.errors ?? []), ...(wanted.channels?.errors ?? [])];
  if (malformed.length > 0) return refused(...malformed);
  const present = await guestRecord(guid, context);
  if (present === null) return refused(notFound(['memberId']));
  const isStale = typeof input.version === 'number' && input.version !== present.version;
  if (isStale && !(await isSoAlready(wanted, present, context))) {
    return { guestAccess: await guestAccess(guid, context, selected), userErrors: [stale()] };
  }
  const userErrors = isStale ? [] : await change(wanted, present, context);
  forgetReads(context);
  return { guestAccess: await guestAccess(guid, context, selected), userErrors };
};
