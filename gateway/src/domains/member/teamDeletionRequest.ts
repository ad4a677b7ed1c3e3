import type { MutationResolvers, TeamDeletionRequestPayload, UserError } from '../../generated/resolvers.ts';
import { keyReused, userError } from '../../lib/userErrors.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { feedbackError, feedbackEvent } from './feedback.ts';
import { isFault } from './loaders.ts';
import { memberRest } from './rest.ts';
import { demandAdmin } from './subjects.ts';

const refused = (error: UserError): TeamDeletionRequestPayload => ({ isRequested: false, userErrors: [error] });

/** Asks the owner of the installation to delete the team. The request is nothing but the event: without it there is none. */
export const teamDeletionRequest: NonNullable<MutationResolvers['teamDeletionRequest']> = async (
  _root,
  { input: { feedback, idempotencyKey } },
  context,
) => {
  const wrong = feedbackError(feedback, 'team');
  if (wrong) return refused(wrong);
  // The event service takes events from everybody.
  await demandAdmin(context);
  const event = feedbackEvent('team_deletion_requested', feedback, context);
  try {
    await memberRest(context.upstream).publishFeedback(event, idempotencyKey);
    return { isRequested: true, userErrors: [] };
  } catch (error) {
    if (refusalIn(error, 'idempotency_key_reused')) return refused(keyReused());
    if (!isFault(error)) throw error;
    return refused(userError('UNAVAILABLE', null, 'The request could not be handed on just now.'));
  }
};
