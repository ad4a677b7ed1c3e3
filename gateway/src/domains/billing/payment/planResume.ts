import type { Mutation } from '../../../mutation.ts';
import { changeTeam } from '../../team/changeTeam.ts';
import { resumeRefusals } from './refusals.ts';
import { purchaseRest } from './rest.ts';

/** Takes back that PRO is given up; the team is read afresh. */
export const planResume: Mutation<'planResume'> = async (_root, { input }, context) => {
  const { teamId } = await context.loaders.team.team();
  const resume = () => purchaseRest(context.upstream, teamId).resume(input.idempotencyKey);
  return changeTeam(context, resume, resumeRefusals);
};
