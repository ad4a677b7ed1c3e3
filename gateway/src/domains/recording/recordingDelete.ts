import { keyOfId, notFound } from '../../lib/idLists.ts';
import { toId } from '../../lib/ids.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { changeRefusals } from './refusals.ts';
import { recordingRest } from './rest.ts';

/** Deletes a recording with its file. */
export const recordingDelete: Mutation<'recordingDelete'> = async (_root, { input }, context) => {
  const key = keyOfId('Recording', input.recordingId);
  if (key === null) return { deletedId: null, userErrors: [notFound(['recordingId'])] };
  const remove = () => recordingRest(context.upstream).remove(key, input.idempotencyKey);
  const outcome = await written(remove, changeRefusals);
  if ('error' in outcome) return { deletedId: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { deletedId: toId('Recording', key), userErrors: [] };
};
