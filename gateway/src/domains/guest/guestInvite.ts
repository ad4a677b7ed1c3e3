import type { GatewayContext } from '../../context.ts';
import type { GuestInviteInput, UserError } from '../../generated/resolvers.ts';
import { endOfOptionalDay } from '../../lib/dates.ts';
import { type OpenedIds, openIds } from '../../lib/idLists.ts';
import { type IdempotencyKey, partKey } from '../../lib/idempotencyKeys.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { refusalIn } from '../../upstream/errors.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { type Invited, type OpenedAddresses, invitedOf, openAddresses } from '../member/addresses.ts';
import { readAgain } from '../member/facts.ts';
import { MOST_PAIRS, type PartName, missingChannels, missingContacts, settle, tooMany } from './parts.ts';
import { guestRest } from './rest.ts';

/** Why nobody was added. */
const refusals = {
  guest_limit: ['PLAN_REQUIRED', ['emails'], 'The plan does not allow so many guests.'],
  guests_disabled: ['NOT_ALLOWED', null, 'The team takes no guests.'],
  invite_restricted: ['NOT_ALLOWED', null, 'Only admins may invite guests of this team.'],
  validity_in_past: ['INVALID', ['validityReminder'], 'The day has passed.'],
  too_many_subjects: ['TOO_MANY', ['emails'], 'There are more of them than are taken at once.'],
} as const satisfies RefusalTable<'member.invite'>;

/** Adds the guests by address: who was added, and why the others were not. */
async function invite(
  opened: OpenedAddresses,
  { validityReminder, idempotencyKey }: GuestInviteInput,
  { upstream }: GatewayContext,
): Promise<Invited> {
  if (opened.addresses.length === 0) return { guids: [], userErrors: [...opened.errors] };
  const reminder = endOfOptionalDay(validityReminder ?? null);
  const outcome = await written(
    () => guestRest(upstream).invite([...opened.addresses], reminder, idempotencyKey),
    refusals,
  );
  if ('error' in outcome) return { guids: [], userErrors: [...opened.errors, outcome.error] };
  return invitedOf(outcome.answer.summary.profiles, opened);
}

/** Told before anybody is added: what one call cannot set for so many guests. */
function beyondBound({ addresses }: OpenedAddresses, lists: { contactIds: OpenedIds; channelIds: OpenedIds }) {
  const parts = ['contactIds', 'channelIds'] as const;
  return parts.filter((part) => addresses.length * lists[part].keys.length > MOST_PAIRS).map(tooMany);
}

type Reach = { readonly contacts: OpenedIds; readonly channels: OpenedIds; readonly key: IdempotencyKey };

/** Whom and what guests reach is set by admins: a member who may add guests hears so at the list, and the guests stay. */
async function asAdmin(part: PartName, settling: Promise<UserError[]>): Promise<UserError[]> {
  try {
    return await settling;
  } catch (error) {
    if (!refusalIn(error, 'actor_not_admin')) throw error;
    return [userError('NOT_ALLOWED', [part], 'Only admins set this: the guests were added without.')];
  }
}

/** Sets whom and what the new guests reach, where that was asked for. A failure leaves them guests all the same. */
async function setReach(guids: string[], { contacts, channels, key }: Reach, context: GatewayContext) {
  const rest = guestRest(context.upstream);
  const roster = () => rest.setContacts(guids, [...contacts.keys], partKey(key, 'roster'));
  const join = () => rest.moveInChannels(guids, 'joined', [...channels.keys], partKey(key, 'channels'));
  const errors = await Promise.all([
    contacts.keys.length > 0
      ? asAdmin(
          'contactIds',
          settle('contactIds', roster, () => missingContacts(contacts, context)),
        )
      : [],
    channels.keys.length > 0
      ? asAdmin(
          'channelIds',
          settle('channelIds', join, () => missingChannels(channels, context)),
        )
      : [],
  ]);
  return errors.flat();
}

/** Adds guests, all or nobody as far as the plan goes, then sets whom and what those reach who were added. */
export const guestInvite: Mutation<'guestInvite'> = async (_root, { input }, context, info) => {
  const contacts = openIds('Member', ['contactIds'], input.contactIds ?? [], { mayBeEmpty: true });
  const channels = openIds('Channel', ['channelIds'], input.channelIds ?? [], { mayBeEmpty: true });
  const unreachable = [...contacts.errors, ...channels.errors];
  if (unreachable.length > 0) return { guests: [], userErrors: unreachable };
  const addresses = openAddresses(input.emails);
  const excessive = beyondBound(addresses, { contactIds: contacts, channelIds: channels });
  if (excessive.length > 0) return { guests: [], userErrors: excessive };
  const { guids, userErrors } = await invite(addresses, input, context);
  const reach = { contacts, channels, key: input.idempotencyKey };
  const later = guids.length > 0 ? await setReach(guids, reach, context) : [];
  return { guests: await readAgain(context, guids, info, ['guests']), userErrors: [...userErrors, ...later] };
};
