import type { Mutation } from '../../mutation.ts';
import { changeTeam } from '../team/changeTeam.ts';
import { licenceRefusals } from './refusals.ts';
import { licenceRest } from './rest.ts';

/** Starts PRO without waiting for the countdown; the team is read afresh. */
export const planActivate: Mutation<'planActivate'> = async (_root, { input }, context) => {
  const { teamId } = await context.loaders.team.team();
  const activate = () => licenceRest(context.upstream).activatePlan(teamId, input.idempotencyKey);
  return changeTeam(context, activate, licenceRefusals);
};
