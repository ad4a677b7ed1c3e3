import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { TEAM } from '../team/mapper.ts';
import { licenceRefusals } from './refusals.ts';
import { licenceRest } from './rest.ts';

/** Starts PRO without waiting for the countdown; the team is read afresh. */
export const planActivate: NonNullable<MutationResolvers['planActivate']> = async (_root, { input }, context) => {
  const { teamId } = await context.loaders.team.team();
  try {
    await licenceRest(context.upstream).activatePlan(teamId, input.idempotencyKey);
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, licenceRefusals)] };
  }
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
