import type { MutationResolvers, UserError } from '../../generated/resolvers.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import type { GatewayContext } from '../../context.ts';
import { type OpenedAddresses, addressError, addressKey, openAddresses } from '../../lib/addresses.ts';
import { readAgain } from './loaders.ts';
import { memberRest } from './rest.ts';

const refusals = {
  invite_restricted: ['NOT_ALLOWED', null, 'Only admins may invite members of this team.'],
  too_many_subjects: ['TOO_MANY', ['emails'], 'There are more of them than are taken at once.'],
} as const satisfies RefusalTable;

type Invited = { guids: string[]; userErrors: UserError[] };

/** Adds the addresses that are left after a look at the list; each is told on its own. */
async function invite(
  { addresses, errors, pathOf }: OpenedAddresses,
  idempotencyKey: string | null | undefined,
  { upstream }: GatewayContext,
): Promise<Invited> {
  if (addresses.length === 0) return { guids: [], userErrors: [...errors] };
  try {
    const { summary } = await memberRest(upstream).invite([...addresses], idempotencyKey);
    const results = new Map(summary.profiles.map((one) => [addressKey(one.email), one]));
    const guids: string[] = [];
    const userErrors = [...errors];
    for (const email of addresses) {
      const { guid = null, result = 'invalid' } = results.get(addressKey(email)) ?? {};
      if (result === 'added' && guid !== null) guids.push(guid);
      else userErrors.push(addressError(result, pathOf(email)));
    }
    return { guids, userErrors };
  } catch (error) {
    return { guids: [], userErrors: [...errors, refusalError(error, refusals)] };
  }
}

/** Adds people by address; the payload has them as they are now. */
export const memberInvite: NonNullable<MutationResolvers['memberInvite']> = async (
  _root,
  { input: { emails, idempotencyKey } },
  context,
  info,
) => {
  const { guids, userErrors } = await invite(openAddresses(emails), idempotencyKey, context);
  return { members: await readAgain(context, guids, info), userErrors };
};
