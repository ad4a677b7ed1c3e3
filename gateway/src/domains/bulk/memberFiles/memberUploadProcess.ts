import type { MemberUploadMode } from '../../../generated/resolvers.ts';
import { keyOfId } from '../../../lib/idLists.ts';
import { userError } from '../../../lib/userErrors.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { type StartOfUpload, bulkRest } from '../rest.ts';
import { noUpload, startRefusals, untouched } from '../uploadRefusals.ts';
import { toMemberUpload } from './mapper.ts';
import { memberUploadNode } from './memberUploads.ts';

/** How a file of each mode is started; null where it takes more than its id. */
const starts: Readonly<Record<MemberUploadMode, StartOfUpload | null>> = {
  ADD: null,
  EDIT: 'updateUsers',
  DEACTIVATE: 'deactivateUsers',
  DELETE: 'deleteUsers',
  UNKNOWN: null,
};

const refusals = {
  ...startRefusals,
  team_not_large: ['NOT_ALLOWED', ['uploadId'], 'Only large teams delete by file.'],
} as const satisfies RefusalTable<`bulk.${StartOfUpload}`>;

/** Does what a validated file says. It is read first: each mode has a call of its own. */
export const memberUploadProcess: Mutation<'memberUploadProcess'> = async (_root, { input }, context) => {
  const importId = keyOfId('MemberUpload', input.uploadId);
  const upload = importId === null ? null : await memberUploadNode(importId, context);
  if (importId === null || upload === null) return noUpload();
  const start = starts[upload.mode];
  if (start === null) {
    return untouched(userError('NOT_ALLOWED', ['uploadId'], 'Whom a file adds is mailed: see `memberUploadInvite`.'));
  }
  const write = () => bulkRest(context.upstream).startUpload(start, importId, input.idempotencyKey);
  const outcome = await written(write, refusals);
  if ('error' in outcome) return untouched(outcome.error);
  forgetReads(context);
  return { upload: toMemberUpload(outcome.answer, context.log), userErrors: [] };
};
