import { toId } from '../../lib/ids.ts';
import type { Mutation } from '../../mutation.ts';
import { demandAdmin } from '../identity/facts.ts';
import { feedbackError, publishDeleteFeedback } from '../event/feedback.ts';
import { memberRest } from './rest.ts';
import { actOnMembers } from './subjects.ts';

/** Removes people for good; says why first, where the reason is given. */
export const memberDelete: Mutation<'memberDelete'> = async (_root, { input }, context) => {
  const { memberIds, feedback, idempotencyKey } = input;
  const wrong = feedback ? feedbackError(feedback, 'members') : null;
  if (wrong) return { deletedMemberIds: [], userErrors: [wrong] };
  const { done, userErrors } = await actOnMembers(memberIds, async (guids) => {
    if (feedback) {
      await demandAdmin(context);
      await publishDeleteFeedback(feedback, idempotencyKey, context);
    }
    return memberRest(context.upstream).remove(guids, idempotencyKey);
  });
  return { deletedMemberIds: done.map((guid) => toId('Member', guid)), userErrors };
};
