import type { MutationResolvers } from '../../generated/resolvers.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { TEAM } from './mapper.ts';
import { teamRest } from './rest.ts';

const refusals = {
  auto_join_exists: ['DUPLICATE', ['isAutoJoin'], 'Another team of the domain takes in everybody already.'],
  free_email_domain: ['FREE_EMAIL_DOMAIN', ['isAutoJoin'], "Everybody may have an address in the team's domain."],
} as const satisfies RefusalTable;

/** Sets whether people of the team's domain join by themselves; the team is read afresh. */
export const teamAutoJoinUpdate: NonNullable<MutationResolvers['teamAutoJoinUpdate']> = async (
  _root,
  { input },
  context,
) => {
  try {
    await teamRest(context.upstream).makeAutoJoin(input.isAutoJoin, input.idempotencyKey);
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, refusals)] };
  }
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
