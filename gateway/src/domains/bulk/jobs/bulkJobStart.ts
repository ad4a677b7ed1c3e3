import type { BulkJobStartInput, UserError } from '../../../generated/resolvers.ts';
import { userError } from '../../../lib/userErrors.ts';
import type { Mutation } from '../../../mutation.ts';
import { type RefusalTable, refusalError } from '../../../upstream/refusals.ts';
import { feedbackError, publishDeleteFeedback } from '../../event/feedback.ts';
import { bulkActions, toBulkJob } from './mapper.ts';
import { bulkRest } from '../rest.ts';
import { openSubjects } from './subjects.ts';

const refusals = {
  too_many_subjects: ['TOO_MANY', ['memberIds'], 'There are more of them than a job takes.'],
  nobody_matches: ['NOT_FOUND', ['matching'], 'The list has nobody in it.'],
  search_too_short: ['INVALID', ['matching', 'search'], 'The search has to be longer in a large team.'],
  count_changed: ['STALE', ['expectedCount'], 'It is another number of people by now: read the list again.'],
  elite_team: ['NOT_ALLOWED', ['action'], 'A team that shuts out people without a licence assigns none.'],
  guests_disabled: ['NOT_ALLOWED', ['action'], 'The team takes no guests.'],
} as const satisfies RefusalTable<'bulk.startJob'>;

const refused = (...userErrors: readonly UserError[]) => ({ job: null, userErrors: [...userErrors] });

/** What is wrong with the rest of the input than the people. */
function inputError({ action, expectedCount, feedback }: BulkJobStartInput): UserError | null {
  if ((expectedCount ?? 0) < 0) return userError('INVALID', ['expectedCount'], 'Nobody is fewer than none.');
  if (!feedback) return null;
  return action === 'DELETE'
    ? feedbackError(feedback, 'members')
    : userError('INVALID', ['feedback'], 'Feedback goes with DELETE only.');
}

/** Starts a job. Why people are deleted is told once the job stands: a refused one has deleted nobody. */
export const bulkJobStart: Mutation<'bulkJobStart'> = async (_root, { input }, context) => {
  const { action, expectedCount, feedback, idempotencyKey } = input;
  if (action === 'UNKNOWN') return refused(userError('INVALID', ['action'], 'There is no such action.'));
  const wrong = inputError(input);
  if (wrong) return refused(wrong);
  const { subjects, errors } = openSubjects(input);
  if (subjects === null) return refused(...errors);
  const count = typeof expectedCount === 'number' ? { expectedCount } : {};
  try {
    const body = { action: bulkActions.wire(action), ...count, ...subjects };
    const job = toBulkJob(await bulkRest(context.upstream).startJob(body, idempotencyKey), context.log);
    if (feedback) await publishDeleteFeedback(feedback, idempotencyKey, context);
    return { job, userErrors: [] };
  } catch (error) {
    return refused(refusalError(error, refusals));
  }
};
