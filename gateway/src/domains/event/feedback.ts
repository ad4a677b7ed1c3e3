import { FEEDBACK_MAX } from '@muster/schema/formats/deleteFeedback';
import type { GatewayContext } from '../../context.ts';
import type { DeleteFeedbackInput, DeleteReason, UserError } from '../../generated/resolvers.ts';
import { type IdempotencyKey, partKey } from '../../lib/idempotencyKeys.ts';
import { userError } from '../../lib/userErrors.ts';
import { UpstreamError, isNotOffered } from '../../upstream/errors.ts';
import { type WireEvent, eventRest } from './rest.ts';

/** The reasons by the numbers that the owner of the installation knows. */
const reasonCodes = {
  MEMBERS_LEFT: 0,
  LICENCE_NOT_NEEDED: 1,
  PROJECT_ENDED: 2,
  OTHER_TOOL: 3,
  BUDGET: 4,
  BUGS: 5,
  MISSING_FEATURES: 6,
  OTHER: 7,
} as const satisfies Record<DeleteReason, number>;

const otherwiseMeant = {
  members: new Set<DeleteReason>(['BUGS', 'MISSING_FEATURES']),
  team: new Set<DeleteReason>(['MEMBERS_LEFT', 'LICENCE_NOT_NEEDED']),
} as const;

/** What is wrong with the feedback on deleting members, or the team; null where nothing is. */
export function feedbackError(
  { reason, text }: DeleteFeedbackInput,
  about: keyof typeof otherwiseMeant,
): UserError | null {
  if (otherwiseMeant[about].has(reason)) {
    return userError(
      'INVALID',
      ['feedback', 'reason'],
      `This is no reason to delete ${about === 'team' ? 'a team' : 'members'}.`,
    );
  }
  const length = text?.trim().length ?? 0;
  if (reason === 'OTHER' && length === 0) {
    return userError('REQUIRED', ['feedback', 'text'], 'Another reason has to be told.');
  }
  if (length <= FEEDBACK_MAX) return null;
  return userError('TOO_LONG', ['feedback', 'text'], `At most ${FEEDBACK_MAX} characters are taken.`);
}

type FeedbackEvent = 'member_delete_feedback' | 'team_deletion_requested';

/** The event that hands the feedback to the owner of the installation. It has no time of its own, so that repeated it is the same. */
function toEvent(eventName: FeedbackEvent, { reason, text }: DeleteFeedbackInput, clientId: string | null): WireEvent {
  const words = text?.trim() ?? '';
  return {
    eventName,
    reason: reasonCodes[reason],
    ...(words === '' ? {} : { text: words }),
    ...(clientId === null ? {} : { clientId }),
  };
}

/** Hands feedback to the owner of the installation. */
export async function publishFeedback(
  eventName: FeedbackEvent,
  feedback: DeleteFeedbackInput,
  idempotencyKey: IdempotencyKey,
  { upstream, browser }: GatewayContext,
): Promise<void> {
  await eventRest(upstream).publishEvents([toEvent(eventName, feedback, browser.clientId)], idempotencyKey);
}

/** Tells why people are deleted, where somebody listens. That it could not be told keeps nobody from deleting: it is logged. */
export async function publishDeleteFeedback(
  feedback: DeleteFeedbackInput,
  idempotencyKey: IdempotencyKey,
  context: GatewayContext,
): Promise<void> {
  try {
    await publishFeedback('member_delete_feedback', feedback, partKey(idempotencyKey, 'feedback'), context);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (isNotOffered(error)) return;
    context.log.warn({ err: error }, 'Delete feedback not published');
  }
}
