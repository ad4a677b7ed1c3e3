import { keyOfId, notFound } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { bulkRest } from '../rest.ts';
import { noSuchUpload } from '../uploadRefusals.ts';

const refusals = { upload_not_found: noSuchUpload } as const satisfies RefusalTable<'bulk.memberUploadReport'>;

const kinds = { PROBLEMS: 'problems', RESULTS: 'results' } as const;

/** Has rows of a file of people written as CSV, and gives the address. */
export const memberUploadReport: Mutation<'memberUploadReport'> = async (
  _root,
  { input: { uploadId, kind, idempotencyKey } },
  { upstream },
) => {
  const importId = keyOfId('MemberUpload', uploadId);
  if (importId === null) return { url: null, userErrors: [notFound(['uploadId'])] };
  const report = () => bulkRest(upstream).memberUploadReport({ importId, kind: kinds[kind] }, idempotencyKey);
  const outcome = await written(report, refusals);
  if ('error' in outcome) return { url: null, userErrors: [outcome.error] };
  return { url: outcome.answer.url, userErrors: [] };
};
