import type { MessageDescriptor } from 'react-intl';
import { fieldDialogTexts } from './fieldDialogMessages.ts';

const ALWAYS: Readonly<Record<string, MessageDescriptor>> = {
  PLAN_REQUIRED: fieldDialogTexts.planRequired,
  STALE: fieldDialogTexts.stale,
  NOT_ALLOWED: fieldDialogTexts.platform,
};

const OF_ARCHIVING: Readonly<Record<string, MessageDescriptor>> = {
  HAS_DEPENDENTS: fieldDialogTexts.archiveDependents,
  IN_USE: fieldDialogTexts.archiveDependents,
  IN_USER_GROUP: fieldDialogTexts.archiveInUserGroup,
};

/** What was to be done with a field. */
export type FieldAct = 'deleted' | 'archived' | 'restored';

/** What is said where it was not done, and nothing more is known. */
export const failedText = {
  deleted: fieldDialogTexts.deleteFailed,
  archived: fieldDialogTexts.archiveFailed,
  restored: fieldDialogTexts.restoreFailed,
} as const;

/** Why a field was not deleted, archived or restored, in the person's words, by the gateway's code. */
export const refusalText = (code: string, act: FieldAct): MessageDescriptor =>
  (act === 'archived' ? OF_ARCHIVING[code] : undefined) ?? ALWAYS[code] ?? failedText[act];
