import type { UserError } from '../../../generated/resolvers.ts';
import { keyOfId } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import { refusalIn } from '../../../upstream/errors.ts';
import { refusalError } from '../../../upstream/refusals.ts';
import { bulkRest } from '../rest.ts';
import { readInviteMail, tokenMissing } from './inviteMail.ts';
import { toMemberUpload } from './mapper.ts';
import { noUpload, startRefusals, untouched } from '../uploadRefusals.ts';

function inviteError(error: unknown): UserError {
  const lost = refusalIn(error, 'token_missing');
  if (lost) return tokenMissing(lost.field === 'subject' ? 'subject' : 'message');
  return refusalError(error, startRefusals);
}

/** Adds the people of a validated file. */
export const memberUploadInvite: Mutation<'memberUploadInvite'> = async (_root, { input }, context) => {
  const importId = keyOfId('MemberUpload', input.uploadId);
  if (importId === null) return noUpload();
  const read = readInviteMail(input);
  if ('errors' in read) return untouched(...read.errors);
  const invite = () => bulkRest(context.upstream).inviteUsers({ importId, ...read.mail }, input.idempotencyKey);
  const outcome = await written(invite, inviteError);
  if ('error' in outcome) return untouched(outcome.error);
  forgetReads(context);
  return { upload: toMemberUpload(outcome.answer, context.log), userErrors: [] };
};
