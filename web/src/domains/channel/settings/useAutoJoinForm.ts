import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { AutoJoinLastChangeDocument } from '../../../generated/channel/settings/autoJoinLastChange.ts';
import type { SaveOutcome } from '../../../lib/form/saveOutcome.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import { type AutoJoinChannel, type AutoJoinEdits, areSameEdits, NO_EDITS, openEdits } from './autoJoinEdits.ts';
import { autoJoinPhrases } from './autoJoinMessages.ts';
import { JOINING_SAVED_MS } from '../../../lib/form/savedTimes.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { type Unsaved, useChannelAutoJoinUpdate } from './channelAutoJoinUpdate.ts';

/** The words for channels that were refused for one reason. */
function reasonText(code: string, channels: readonly AutoJoinChannel[], { formatMessage, formatList }: IntlShape) {
  const values = { channels: formatList(channels.map(({ name }) => name)), count: channels.length };
  if (code === 'LOCKED') return formatMessage(autoJoinPhrases.lockedFailed, values);
  if (code === 'NOT_FOUND') return formatMessage(autoJoinPhrases.gone, values);
  if (code === 'PLAN_REQUIRED') return formatMessage(autoJoinPhrases.planRequired, values);
  if (code === 'LIMIT_REACHED') return formatMessage(autoJoinPhrases.limitReached, values);
  return formatMessage(autoJoinPhrases.failed, values);
}

/** Names the channels that could not be saved, by the reason. */
function unsavedText(unsaved: readonly Unsaved[], intl: IntlShape): string | null {
  const byCode = Map.groupBy(unsaved, ({ code }) => code);
  const sentences = [...byCode].map(([code, some]) =>
    reasonText(
      code,
      some.map(({ channel }) => channel),
      intl,
    ),
  );
  return sentences.length === 0 ? null : sentences.join(' ');
}

/**
 * What was edited of the channels that everybody joins. Those that could not be saved stay edited, and are named in
 * `refusedText`.
 */
export function useAutoJoinForm(saved: readonly AutoJoinChannel[], readAgain: () => Promise<boolean>) {
  const intl = useIntl();
  const client = useApolloClient();
  const update = useChannelAutoJoinUpdate();
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);

  const save = async (draft: AutoJoinEdits): Promise<SaveOutcome> => {
    const outcome = await update(openEdits(draft, saved));
    // What was saved before an answer was lost is a change, too.
    const told = {
      query: AutoJoinLastChangeDocument,
      fetchPolicy: 'network-only',
      ...IN_PLACE,
    } as const;
    void client.query(told).catch(() => undefined);
    setUnsaved(outcome.unsaved);
    if (outcome.kind === 'failed') return { kind: 'failed', requestId: outcome.requestId, loss: outcome.loss };
    const [first] = outcome.unsaved;
    return first ? { kind: 'refused', code: first.code, field: null } : { kind: 'saved' };
  };
  const { draft, isDirty, state, problem, change, submit, discard } = useDraft<AutoJoinEdits>({
    saved: NO_EDITS,
    isSame: (one, other) => areSameEdits(openEdits(one, saved), openEdits(other, saved)),
    save,
    readAgain,
    savedMs: JOINING_SAVED_MS,
  });
  const edits = useMemo(() => openEdits(draft, saved), [draft, saved]);
  return {
    edits,
    isDirty,
    state,
    problem,
    refusedText: unsavedText(unsaved, intl),
    change,
    submit,
    discard,
  };
}
