import { CHANNEL_MODERATORS_MAX, CHANNEL_POSTERS_MAX } from '@muster/schema/formats/channel';
import { useMemo, useState } from 'react';
import { useFocusOnFault } from '../../../lib/focus/useFocusOnFault.ts';
import { saveOutcomeOf, type SaveOutcome } from '../../../lib/form/saveOutcome.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import type { PayloadError } from '../../../lib/form/userErrors.ts';
import type { CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import { useLeavePreviewed } from '../../../lib/unsavedChanges/useLeavePreviewed.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { undoneText } from '../../../ui/failureWords.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ChannelFormMode } from '../channelPaths.ts';
import { type ChannelDraft, isSameChannel, movedBy, type TextField, textProblem } from './channelDraft.ts';
import { channelFormTexts } from './channelFormMessages.ts';
import { refusalOf, type Refusal } from './channelRefusal.ts';
import { type ChannelPreview, useChannelPreview } from './useChannelPreview.ts';

/** What the form has to know of the channel that it makes or changes. */
export interface ChannelForm {
  readonly mode: ChannelFormMode;
  /** The channel that is changed; null for a new one. */
  readonly channelId: string | null;
  /** What it begins with. */
  readonly saved: ChannelDraft;
  /** Counts the changes of what is saved; undefined of one that is new. */
  readonly version?: number;
  /** Whether who looks after it is known, so that it can be changed. */
  readonly areModeratorsKnown: boolean;
  /** Whether others can be named who write in it, are too many for that, or are no question of this channel or this service. */
  readonly posters: 'editable' | 'counted' | 'absent';
  readonly send: (
    draft: ChannelDraft,
    saved: ChannelDraft,
  ) => Promise<CallAnswer<{ readonly userErrors: readonly PayloadError[] }>>;
  readonly readAgain: () => Promise<boolean>;
  /** The list to which it leads once it is saved. */
  readonly listPath: string;
}

const moderatorsProblem = (draft: ChannelDraft, { mode, areModeratorsKnown }: ChannelForm) => {
  if (draft.moderatorIds.length > CHANNEL_MODERATORS_MAX) return 'tooMany' as const;
  return mode !== 'create' && areModeratorsKnown && draft.moderatorIds.length === 0 ? ('missing' as const) : null;
};

/** What is wrong with what was entered, all of it. */
const problemsOf = (draft: ChannelDraft, form: ChannelForm) => ({
  name: textProblem('name', draft, form.saved),
  description: textProblem('description', draft, form.saved),
  isBoxMissing: form.mode === 'upgrade' && draft.autoJoin === 'NOBODY',
  areGroupsMissing: draft.autoJoin === 'GROUPS' && draft.autoJoinGroupIds.length === 0,
  moderators: moderatorsProblem(draft, form),
  areTooManyPosters: draft.posterIds.length > CHANNEL_POSTERS_MAX,
});

/** Whether saving moves nobody, as far as that is known: whoever saves need not be asked. */
const movesNobody = ({ state, moves }: ChannelPreview) =>
  state === 'none' || (state === 'counted' && moves?.joiningCount === 0 && moves.leavingCount === 0);

/**
 * What is entered of a channel, and what is wrong with it. What is wrong with a text is said once it was left, with
 * everything else when it is saved. Where saving moves people, it is asked first.
 */
export function useChannelForm(form: ChannelForm) {
  const { mode, channelId, saved, version, send, readAgain, listPath } = form;
  const [isSaved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [left, setLeft] = useState<ReadonlySet<TextField>>(new Set());
  const [isAsked, setAsked] = useState(false);

  const save = async (draft: ChannelDraft, before: ChannelDraft): Promise<SaveOutcome> => {
    setRefusal(null);
    const { payload, failure } = await send(draft, before);
    const outcome = saveOutcomeOf(payload && payload.userErrors, failure);
    const [error] = payload?.userErrors ?? [];
    if (outcome.kind === 'saved') {
      const text = mode === 'create' ? channelFormTexts.created : channelFormTexts.updated;
      showToast({ tone: 'success', text, cause: 'channel' });
      setSaved(true);
    } else if (outcome.kind === 'failed') {
      showToast({
        tone: 'error',
        text: undoneText(outcome, channelFormTexts.saveFailed),
        requestId: outcome.requestId,
        cause: 'channel',
      });
    } else {
      question.close();
      setRefusal(error && outcome.kind === 'refused' ? refusalOf(error) : null);
      focusFault();
    }
    return outcome;
  };
  const editing = useDraft<ChannelDraft>({
    saved,
    ...(version === undefined ? { isNew: true } : { version }),
    isSame: isSameChannel,
    save,
    readAgain,
  });
  const { draft, isDirty } = editing;
  const problems = problemsOf(draft, form);
  const isValid = Object.values(problems).every((problem) => problem === null || problem === false);
  const { restrictedToIds, autoJoin, autoJoinGroupIds } = draft;
  const moved = useMemo(
    () => movedBy({ restrictedToIds, autoJoin, autoJoinGroupIds }, saved, channelId),
    [restrictedToIds, autoJoin, autoJoinGroupIds, saved, channelId],
  );
  const preview = useChannelPreview(moved);
  const question = useDialogWord('preview', isAsked && isValid && (isDirty || isSaved));
  useLeavePreviewed(listPath, { isSaved, isDirty, preview: question });
  const { formRef, focusFault } = useFocusOnFault(question.isOpen);

  return {
    ...editing,
    formRef,
    preview,
    question,
    /** What was refused, until something is changed. */
    refusal: editing.problem?.kind === 'refused' ? refusal : null,
    problems: {
      name: left.has('name') || isAsked ? problems.name : null,
      description: left.has('description') || isAsked ? problems.description : null,
      isBoxMissing: isAsked && problems.isBoxMissing,
      areGroupsMissing: isAsked && problems.areGroupsMissing,
      moderators: isAsked ? problems.moderators : null,
      areTooManyPosters: isAsked && problems.areTooManyPosters,
    },
    leaveField: (field: TextField) => setLeft((before) => new Set(before).add(field)),
    ask: () => {
      setAsked(true);
      if (!isValid) focusFault();
      else if (movesNobody(preview)) editing.submit();
      else if (isDirty) question.open();
    },
  };
}

/** The form as its parts read and change it. */
export type ChannelEditing = Omit<ReturnType<typeof useChannelForm>, 'formRef'>;
