import type { UserError } from '../../../generated/resolvers.ts';
import { notFound } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import { TEAM } from '../../team/mapper.ts';
import { cancelRefusals } from './refusals.ts';
import { purchaseRest } from './rest.ts';
import { cancelStatuses } from './words.ts';
import { isWireId } from './wireIds.ts';

const kept = (error: UserError) => ({ status: null, team: null, userErrors: [error] });

/** Gives up PRO, by its latest bill; the team is read afresh. */
export const planCancel: Mutation<'planCancel'> = async (_root, { input }, context) => {
  const { billId, idempotencyKey } = input;
  if (!isWireId(billId)) return kept(notFound(['billId']));
  const { teamId } = await context.loaders.team.team();
  const cancel = () => purchaseRest(context.upstream, teamId).cancel(billId, idempotencyKey);
  const outcome = await written(cancel, cancelRefusals);
  if ('error' in outcome) return kept(outcome.error);
  forgetReads(context);
  return { status: cancelStatuses.read(outcome.answer.status, context.log), team: TEAM, userErrors: [] };
};
