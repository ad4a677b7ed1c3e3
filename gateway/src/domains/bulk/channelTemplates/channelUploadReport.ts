import { keyOfId, notFound } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { bulkRest } from '../rest.ts';
import { noSuchUpload } from '../uploadRefusals.ts';
import { planRequired } from './refusals.ts';

const refusals = {
  upload_not_found: noSuchUpload,
  plan_required: planRequired,
} as const satisfies RefusalTable<'bulk.channelUploadReport'>;

/** Has all rows of a file of channels written as CSV, and gives the address. */
export const channelUploadReport: Mutation<'channelUploadReport'> = async (_root, { input }, { upstream }) => {
  const uploadId = keyOfId('ChannelUpload', input.uploadId);
  if (uploadId === null) return { url: null, userErrors: [notFound(['uploadId'])] };
  const report = () => bulkRest(upstream).channelUploadReport(uploadId, input.idempotencyKey);
  const outcome = await written(report, refusals);
  if ('error' in outcome) return { url: null, userErrors: [outcome.error] };
  return { url: outcome.answer.url, userErrors: [] };
};
