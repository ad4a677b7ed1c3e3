import { given } from '../../../lib/given.ts';
import { keyOfId } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import { bulkRest } from '../rest.ts';
import { noUpload, stopRefusals, untouched } from '../uploadRefusals.ts';
import { toMemberUpload } from './mapper.ts';

/** Forgets a file of people, or stops it. */
export const memberUploadCancel: Mutation<'memberUploadCancel'> = async (
  _root,
  { input: { uploadId, onlyUnstarted, idempotencyKey } },
  context,
) => {
  const importId = keyOfId('MemberUpload', uploadId);
  if (importId === null) return noUpload();
  const body = { importId, ...given({ onlyUnstarted }) };
  const cancel = () => bulkRest(context.upstream).cancelMemberUpload(body, idempotencyKey);
  const outcome = await written(cancel, stopRefusals);
  if ('error' in outcome) return untouched(outcome.error);
  forgetReads(context);
  return { upload: toMemberUpload(outcome.answer, context.log), userErrors: [] };
};
