import type { Mutation } from '../../mutation.ts';
import { changeTeam } from '../team/changeTeam.ts';
import { licenceRefusals } from './refusals.ts';
import { licenceRest } from './rest.ts';

/** Sets what people get who join from now on; the team is read afresh. */
export const licenceAutoAssignUpdate: Mutation<'licenceAutoAssignUpdate'> = async (_root, { input }, context) => {
  const { accountId } = await context.loaders.team.team();
  const category = input.isEnabled ? 'pro' : 'free';
  const set = () => licenceRest(context.upstream).setAutoUpgrade(accountId, category, input.idempotencyKey);
  return changeTeam(context, set, licenceRefusals);
};
