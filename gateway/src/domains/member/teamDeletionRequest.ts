import type { TeamDeletionRequestPayload, UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { isNotOffered, isOutage } from '../../upstream/errors.ts';
import { knownRefusal } from '../../upstream/refusals.ts';
import { demandAdmin } from '../identity/facts.ts';
import { feedbackError, publishFeedback } from '../event/feedback.ts';

const refused = (error: UserError): TeamDeletionRequestPayload => ({ isRequested: false, userErrors: [error] });

/** Asks the owner of the installation to delete the team. The request is nothing but the event: without it there is none. */
export const teamDeletionRequest: Mutation<'teamDeletionRequest'> = async (
  _root,
  { input: { feedback, idempotencyKey } },
  context,
) => {
  const wrong = feedbackError(feedback, 'team');
  if (wrong) return refused(wrong);
  // The event service takes events from everybody.
  await demandAdmin(context);
  try {
    await publishFeedback('team_deletion_requested', feedback, idempotencyKey, context);
    return { isRequested: true, userErrors: [] };
  } catch (error) {
    const known = knownRefusal(error, {});
    if (known) return refused(known);
    if (!isOutage(error) || isNotOffered(error)) throw error;
    return refused(userError('UNAVAILABLE', null, 'The request could not be handed on just now.'));
  }
};
