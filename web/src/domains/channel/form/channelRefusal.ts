import type { MessageDescriptor } from 'react-intl';
import type { PayloadError } from '../../../lib/form/userErrors.ts';
import { channelFormTexts, channelLimitPhrases } from './channelFormMessages.ts';

/** The part of the form that a refusal is about; null for the form as a whole. */
export type RefusedPart = 'name' | 'description' | 'restrictedTo' | 'autoJoin' | 'moderators' | 'posters' | null;

/** What was refused: where, and in which words. */
export interface Refusal {
  readonly part: RefusedPart;
  readonly code: string;
  /** It may name `CHANNEL_LIMITS`. */
  readonly text: MessageDescriptor;
}

type Words = Readonly<Record<string, MessageDescriptor>>;

const GROUPS: Words = { NOT_FOUND: channelFormTexts.groupGone, TOO_MANY: channelLimitPhrases.tooManyGroups };

const TEXTS: Readonly<Record<Exclude<RefusedPart, null> | 'form', Words>> = {
  name: {
    REQUIRED: channelFormTexts.nameMissing,
    TOO_LONG: channelLimitPhrases.nameLength,
    INVALID: channelFormTexts.characters,
  },
  description: { TOO_LONG: channelLimitPhrases.descriptionLength, INVALID: channelFormTexts.characters },
  restrictedTo: GROUPS,
  autoJoin: { ...GROUPS, LOCKED: channelFormTexts.locked },
  moderators: {
    REQUIRED: channelFormTexts.adminsMissing,
    NOT_FOUND: channelFormTexts.adminGone,
    TOO_MANY: channelLimitPhrases.tooManyAdmins,
  },
  posters: {
    NOT_FOUND: channelFormTexts.adminGone,
    NOT_ALLOWED: channelFormTexts.posterOutside,
    TOO_MANY: channelLimitPhrases.tooManyPosters,
  },
  form: {
    PLAN_REQUIRED: channelFormTexts.planRequired,
    LIMIT_REACHED: channelFormTexts.limitReached,
    NOT_ALLOWED: channelFormTexts.notAllowed,
    NOT_FOUND: channelFormTexts.gone,
    ARCHIVED: channelFormTexts.archived,
    LOCKED: channelFormTexts.locked,
    INVALID: channelFormTexts.refused,
  },
};

const PARTS: Readonly<Record<string, RefusedPart>> = {
  name: 'name',
  description: 'description',
  restrictedToIds: 'restrictedTo',
  autoJoinGroupIds: 'autoJoin',
  moderatorIds: 'moderators',
  posterIds: 'posters',
};

/** A refusal at a part of the form is said there; what the form has no words for there, at its foot. */
export function refusalOf({ code, field }: PayloadError): Refusal {
  const part = PARTS[field?.[0] ?? ''] ?? null;
  const atPart = part && TEXTS[part][code];
  if (atPart) return { part, code, text: atPart };
  return { part: null, code, text: TEXTS.form[code] ?? channelFormTexts.saveFailed };
}
