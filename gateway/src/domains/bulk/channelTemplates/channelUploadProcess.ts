import { keyOfId } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { bulkRest } from '../rest.ts';
import { noUpload, startRefusals, untouched } from '../uploadRefusals.ts';
import { toChannelUpload } from './mapper.ts';
import { planRequired } from './refusals.ts';

const refusals = {
  ...startRefusals,
  plan_required: planRequired,
} as const satisfies RefusalTable<'bulk.startChannelUpload'>;

/** Does what a validated file of channels says. */
export const channelUploadProcess: Mutation<'channelUploadProcess'> = async (_root, { input }, context) => {
  const uploadId = keyOfId('ChannelUpload', input.uploadId);
  if (uploadId === null) return noUpload();
  const start = () => bulkRest(context.upstream).startChannelUpload(uploadId, input.idempotencyKey);
  const outcome = await written(start, refusals);
  if ('error' in outcome) return untouched(outcome.error);
  forgetReads(context);
  return { upload: toChannelUpload(outcome.answer, context.log), userErrors: [] };
};
