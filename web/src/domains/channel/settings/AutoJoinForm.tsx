import { AUTO_JOIN_CHANNELS_MAX } from '@muster/schema/formats/channel';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isLocked, type PlanGate, useGateAfterRefusal } from '../../billing/paywall/usePlanGate.ts';
import { PanelForm } from '../../../ui/form/PanelForm.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { TagInput } from '../../../ui/TagInput.tsx';
import { AutoJoinEffects } from './AutoJoinEffects.tsx';
import { type AutoJoinChannel, type ChannelTag, edited, editsBetween, tagOf } from './autoJoinEdits.ts';
import { autoJoinTexts } from './autoJoinMessages.ts';
import { useAutoJoinForm } from './useAutoJoinForm.ts';
import { useChannelCandidates } from './useChannelCandidates.ts';

/** Channels are suggested with the focus, and searched for from two characters on. */
const START = { minimum: 2, atOnce: true };

/** All of them are shown, so that each can be taken away by itself. */
const MOST_SHOWN = 200;

/** The field of the channels that everybody joins, saved as a whole. */
export function AutoJoinForm({
  saved,
  gate,
  readGateAgain,
  readAgain,
}: {
  saved: readonly AutoJoinChannel[];
  gate: PlanGate | null;
  readGateAgain: () => void;
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  const { edits, isDirty, state, problem, refusedText, change, submit, discard } = useAutoJoinForm(saved, readAgain);
  useGateAfterRefusal(problem, readGateAgain);
  const lockedText = formatMessage(autoJoinTexts.locked);
  const source = useChannelCandidates(saved, edits.removed, lockedText);
  const isRemoveOnly = isLocked(gate);
  const tags = useMemo(
    () => edited(saved, edits).map((channel) => tagOf(channel, lockedText)),
    [saved, edits, lockedText],
  );
  const choose = (chosen: readonly ChannelTag[]) =>
    change(
      editsBetween(
        saved,
        chosen.map(({ channel }) => channel),
      ),
    );
  return (
    <PanelForm
      label={formatMessage(autoJoinTexts.label)}
      isDirty={isDirty}
      state={state}
      problem={
        problem && (
          <SaveProblemNote
            problem={problem}
            texts={{
              failed: [formatMessage(autoJoinTexts.saveFailed), refusedText].filter(Boolean).join(' '),
              refused: () => refusedText,
            }}
          />
        )
      }
      onSubmit={submit}
      onDiscard={discard}
    >
      <TagInput
        label={formatMessage(autoJoinTexts.label)}
        hint={formatMessage(isRemoveOnly ? autoJoinTexts.removeOnlyHint : autoJoinTexts.hint)}
        value={tags}
        onChange={choose}
        source={source}
        most={AUTO_JOIN_CHANNELS_MAX + saved.filter((channel) => channel.isLocked).length}
        mostShown={MOST_SHOWN}
        start={START}
        isRemoveOnly={isRemoveOnly}
        isInPage
      />
      <AutoJoinEffects {...edits} />
    </PanelForm>
  );
}
