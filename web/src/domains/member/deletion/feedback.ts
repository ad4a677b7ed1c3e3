import { FEEDBACK_MAX } from '@muster/schema/formats/deleteFeedback';
import type { DeleteFeedbackInput, DeleteReason } from '../../../generated/member/deletion/memberDelete.ts';

export type { DeleteReason };

/** The reasons that are offered, in their order, to whoever deletes members. */
export const MEMBER_REASONS = [
  'MEMBERS_LEFT',
  'LICENCE_NOT_NEEDED',
  'PROJECT_ENDED',
  'OTHER_TOOL',
  'BUDGET',
  'OTHER',
] as const satisfies readonly DeleteReason[];

/** The same for the whole team. */
export const TEAM_REASONS = [
  'PROJECT_ENDED',
  'OTHER_TOOL',
  'BUDGET',
  'BUGS',
  'MISSING_FEATURES',
  'OTHER',
] as const satisfies readonly DeleteReason[];

/** What the person has said so far. */
export interface Feedback {
  readonly reason: DeleteReason | null;
  readonly text: string;
}

export const NO_FEEDBACK: Feedback = { reason: null, text: '' };

/** What is sent; null while no reason is chosen, or while one's own words are missing or too many. */
export const feedbackInput = ({ reason, text }: Feedback): DeleteFeedbackInput | null => {
  if (reason === null) return null;
  if (reason !== 'OTHER') return { reason };
  const words = text.trim();
  return words === '' || words.length > FEEDBACK_MAX ? null : { reason, text: words };
};
