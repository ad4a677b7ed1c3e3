import { given } from '../../../lib/given.ts';
import { keyOfId } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { bulkRest } from '../rest.ts';
import { noUpload, stopRefusals, untouched } from '../uploadRefusals.ts';
import { toChannelUpload } from './mapper.ts';
import { planRequired } from './refusals.ts';

const refusals = {
  ...stopRefusals,
  plan_required: planRequired,
} as const satisfies RefusalTable<'bulk.cancelChannelUpload'>;

/** Forgets a file of channels, or stops it. */
export const channelUploadCancel: Mutation<'channelUploadCancel'> = async (_root, { input }, context) => {
  const uploadId = keyOfId('ChannelUpload', input.uploadId);
  if (uploadId === null) return noUpload();
  const body = { uploadId, ...given({ onlyUnstarted: input.onlyUnstarted }) };
  const cancel = () => bulkRest(context.upstream).cancelChannelUpload(body, input.idempotencyKey);
  const outcome = await written(cancel, refusals);
  if ('error' in outcome) return untouched(outcome.error);
  forgetReads(context);
  return { upload: toChannelUpload(outcome.answer, context.log), userErrors: [] };
};
