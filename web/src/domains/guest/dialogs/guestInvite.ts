import {
  useGuestInviteMutation,
  type GuestInviteInput,
  type GuestInviteMutation,
  type UserErrorCode,
} from '../../../generated/guest/dialogs/guestInvite.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import type { AddressGroups } from '../../member/addresses/addressGroups.ts';
import { answerOf, type CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import type { ListedMember } from '../../member/people/people.ts';
import { refusedAddresses, type RefusedAddress } from '../../member/addresses/refusedAddresses.ts';
import { settleInvited } from '../../member/addresses/settleInvited.ts';
import type { AccessPart } from './guestAccess.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** What an invitation made of its guests. */
export interface GuestInviteOutcome {
  readonly guests: readonly ListedMember[];
  /** The addresses of those who were added. */
  readonly added: readonly string[];
  readonly refused: readonly RefusedAddress[];
  /** What could not be set for those who were added. */
  readonly unset: readonly AccessPart[];
  /** The day was not taken, and nobody was added. */
  readonly isDayRefused: boolean;
  /** Why the invitation as a whole was refused; null where it was not. */
  readonly general: UserErrorCode | null;
}

const PART_OF: Readonly<Record<string, AccessPart>> = { contactIds: 'contacts', channelIds: 'channels' };

const outcomeOf = (
  emails: readonly string[],
  { guests, userErrors }: GuestInviteMutation['guestInvite'],
): GuestInviteOutcome => {
  const { refused, rest } = refusedAddresses(userErrors, emails);
  const isRefused = new Set(refused.map(([email]) => email));
  const unset = [...new Set(rest.flatMap(({ field }) => PART_OF[field?.[0] ?? ''] ?? []))];
  const others = rest.filter(({ field }) => PART_OF[field?.[0] ?? ''] === undefined);
  const isDayRefused = others.some(({ field }) => field?.[0] === 'validityReminder');
  const wasRefused = others.length > 0 || (guests.length === 0 && rest.length > 0);
  return {
    guests,
    added: wasRefused ? [] : emails.filter((email) => !isRefused.has(email)),
    refused,
    unset: guests.length > 0 ? unset : [],
    isDayRefused,
    general: wasRefused && !isDayRefused ? (rest[0]?.code ?? null) : null,
  };
};

/** What the guests of an invitation are to reach. */
export type InvitedAccess = Omit<GuestInviteInput, 'emails' | 'idempotencyKey'>;

/** Adds as guests whoever of the given addresses can be added, and sets what they reach. */
export function useGuestInvite() {
  const keys = useActionKeys();
  const [mutate] = useGuestInviteMutation(IN_PLACE);
  return async (groups: AddressGroups, access: InvitedAccess): Promise<CallAnswer<GuestInviteOutcome>> => {
    const emails = [...groups.sendable];
    const invitation = { emails, ...access };
    const idempotencyKey = keys.keyFor(invitation);
    const answer = await answerOf(
      mutate({
        variables: { input: { ...invitation, idempotencyKey } },
        update: (cache, { data }) => settleInvited(cache, data?.guestInvite.guests ?? [], groups),
      }),
      (data) => outcomeOf(emails, data.guestInvite),
    );
    if (answer.payload) keys.settle(idempotencyKey);
    return answer;
  };
}
