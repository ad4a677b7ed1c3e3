import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { TEAM } from '../team/mapper.ts';
import { licenceRefusals } from './refusals.ts';
import { licenceRest } from './rest.ts';

/** Sets what people get who join from now on; the team is read afresh. */
export const licenceAutoAssignUpdate: NonNullable<MutationResolvers['licenceAutoAssignUpdate']> = async (
  _root,
  { input },
  context,
) => {
  const { accountId } = await context.loaders.team.team();
  try {
    const category = input.isEnabled ? 'pro' : 'free';
    await licenceRest(context.upstream).setAutoUpgrade(accountId, category, input.idempotencyKey);
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, licenceRefusals)] };
  }
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
