import { isFileName } from '../../../lib/fileNames.ts';
import { userError } from '../../../lib/userErrors.ts';
import { type Mutation, written } from '../../../mutation.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { otherFileName, planRequired } from './refusals.ts';
import { bulkRest } from '../rest.ts';

const refusals = {
  plan_required: planRequired,
  file_name_changed: otherFileName,
} as const satisfies RefusalTable<'bulk.templateUploadLink'>;

/** Gives the address to which a filled template is sent. */
export const channelTemplateUploadStart: Mutation<'channelTemplateUploadStart'> = async (
  _root,
  { input: { fileName, idempotencyKey } },
  { upstream },
) => {
  const refused = (error: ReturnType<typeof userError>) => ({ url: null, uploadName: null, userErrors: [error] });
  if (!isFileName(fileName)) return refused(userError(...otherFileName));
  const outcome = await written(() => bulkRest(upstream).templateUploadLink(fileName, idempotencyKey), refusals);
  if ('error' in outcome) return refused(outcome.error);
  return { ...outcome.answer, userErrors: [] };
};
