import type { GatewayContext } from '../../context.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import { type Mutation, written } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { type Invited, type OpenedAddresses, invitedOf, openAddresses } from './addresses.ts';
import { readAgain } from './facts.ts';
import { memberRest } from './rest.ts';

const refusals = {
  invite_restricted: ['NOT_ALLOWED', null, 'Only admins may invite members of this team.'],
  too_many_subjects: ['TOO_MANY', ['emails'], 'There are more of them than are taken at once.'],
} as const satisfies RefusalTable<'member.invite'>;

/** Adds the addresses that are left after a look at the list; each is told on its own. */
async function invite(
  opened: OpenedAddresses,
  idempotencyKey: IdempotencyKey,
  { upstream }: GatewayContext,
): Promise<Invited> {
  if (opened.addresses.length === 0) return { guids: [], userErrors: [...opened.errors] };
  const outcome = await written(() => memberRest(upstream).invite([...opened.addresses], idempotencyKey), refusals);
  if ('error' in outcome) return { guids: [], userErrors: [...opened.errors, outcome.error] };
  return invitedOf(outcome.answer.summary.profiles, opened);
}

/** Adds people by address; the payload has them as they are now. */
export const memberInvite: Mutation<'memberInvite'> = async (
  _root,
  { input: { emails, idempotencyKey } },
  context,
  info,
) => {
  const { guids, userErrors } = await invite(openAddresses(emails), idempotencyKey, context);
  return { members: await readAgain(context, guids, info), userErrors };
};
