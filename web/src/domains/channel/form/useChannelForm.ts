import { CHANNEL_MODERATORS_MAX, CHANNEL_POSTERS_MAX } from '@muster/schema/formats/channel';
import { useMemo } from 'react';
import { type PreviewedThing, usePreviewedDraft } from '../../../lib/form/usePreviewedDraft.ts';
import { undoneText } from '../../../ui/failureWords.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ChannelFormMode } from '../channelPaths.ts';
import { type ChannelDraft, isSameChannel, movedBy, textProblem } from './channelDraft.ts';
import { channelFormTexts } from './channelFormMessages.ts';
import { refusalOf } from './channelRefusal.ts';
import { type ChannelPreview, useChannelPreview } from './useChannelPreview.ts';

/** What the form has to know of the channel that it makes or changes. */
export interface ChannelForm extends PreviewedThing<ChannelDraft> {
  readonly mode: ChannelFormMode;
  /** The channel that is changed; null for a new one. */
  readonly channelId: string | null;
  /** Whether who looks after it is known, so that it can be changed. */
  readonly areModeratorsKnown: boolean;
  /** Whether others can be named who write in it, are too many for that, or are no question of this channel or this service. */
  readonly posters: 'editable' | 'counted' | 'absent';
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

/** What is entered of a channel, and what is wrong with it. Where saving moves people, it is asked first. */
export function useChannelForm(form: ChannelForm) {
  const { mode, channelId, saved, listPath } = form;
  const editing = usePreviewedDraft(form, {
    isSame: isSameChannel,
    problemsOf: (entered) => problemsOf(entered, form),
    refusalOf,
    onSaved: () => {
      const text = mode === 'create' ? channelFormTexts.created : channelFormTexts.updated;
      showToast({ tone: 'success', text, cause: 'channel' });
    },
    onFailed: (outcome) =>
      showToast({
        tone: 'error',
        text: undoneText(outcome, channelFormTexts.saveFailed),
        requestId: outcome.requestId,
        cause: 'channel',
      }),
    listPath,
  });
  const { draft, isDirty, problems, preview: question, isAsked, isTold } = editing;
  const { restrictedToIds, autoJoin, autoJoinGroupIds } = draft;
  const moved = useMemo(
    () => movedBy({ restrictedToIds, autoJoin, autoJoinGroupIds }, saved, channelId),
    [restrictedToIds, autoJoin, autoJoinGroupIds, saved, channelId],
  );
  const preview = useChannelPreview(moved);

  return {
    ...editing,
    preview,
    question,
    problems: {
      name: isTold('name') ? problems.name : null,
      description: isTold('description') ? problems.description : null,
      isBoxMissing: isAsked && problems.isBoxMissing,
      areGroupsMissing: isAsked && problems.areGroupsMissing,
      moderators: isAsked ? problems.moderators : null,
      areTooManyPosters: isAsked && problems.areTooManyPosters,
    },
    ask: () =>
      editing.ask(() => {
        if (movesNobody(preview)) editing.submit();
        else if (isDirty) question.open();
      }),
  };
}

/** The form as its parts read and change it. */
export type ChannelEditing = Omit<ReturnType<typeof useChannelForm>, 'formRef'>;
