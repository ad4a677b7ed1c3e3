import {
  useMemberInviteMutation,
  type MemberInviteMutation,
  type UserErrorCode,
} from '../../../generated/member/addresses/memberInvite.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import type { AddressGroups } from './addressGroups.ts';
import { answerOf, type CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import { refusedAddresses, type RefusedAddress } from './refusedAddresses.ts';
import { settleInvited } from './settleInvited.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** What an invitation made of its addresses. */
export interface InviteOutcome {
  /** The addresses of those who were added. */
  readonly added: readonly string[];
  readonly refused: readonly RefusedAddress[];
  /** Why the invitation as a whole was refused; null where it was not. */
  readonly general: UserErrorCode | null;
}

const outcomeOf = (emails: readonly string[], payload: MemberInviteMutation['memberInvite']): InviteOutcome => {
  const { refused, rest } = refusedAddresses(payload.userErrors, emails);
  const general = rest[0]?.code ?? null;
  const isRefused = new Set(refused.map(([email]) => email));
  return { added: general === null ? emails.filter((email) => !isRefused.has(email)) : [], refused, general };
};

/** Adds as members whoever of the given addresses can be added. */
export function useMemberInvite() {
  const keys = useActionKeys();
  const [mutate] = useMemberInviteMutation(IN_PLACE);
  return async (groups: AddressGroups): Promise<CallAnswer<InviteOutcome>> => {
    const emails = [...groups.sendable];
    const idempotencyKey = keys.keyFor({ emails });
    const answer = await answerOf(
      mutate({
        variables: { input: { emails, idempotencyKey } },
        update: (cache, { data }) => settleInvited(cache, data?.memberInvite.members ?? [], groups),
      }),
      (data) => outcomeOf(emails, data.memberInvite),
    );
    if (answer.payload) keys.settle(idempotencyKey);
    return answer;
  };
}
