import { useState } from 'react';
import { useSaveState } from '../../../lib/form/useSaveState.ts';
import { type Undone } from '../../../lib/graphql/undone.ts';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { useEmailPreferencesUpdate } from './emailPreferencesUpdate.ts';
import { sameTopics, type Topic } from './topics.ts';

/** The choice as it stands on the page, over the one that is saved. */
export function usePreferencesForm(saved: readonly Topic[]) {
  const [draft, setDraft] = useState<readonly Topic[] | null>(null);
  const [failure, setFailure] = useState<Undone | null>(null);
  const { state, run } = useSaveState();
  const keep = useEmailPreferencesUpdate();
  const chosen = draft ?? saved;
  const isDirty = draft !== null && !sameTopics(draft, saved);
  useUnsavedChanges(isDirty);

  const save = () =>
    run(async () => {
      setFailure(null);
      const { isKept, undone } = await keep(chosen);
      // What was switched meanwhile goes on being a draft.
      if (isKept) setDraft((current) => (current === draft ? null : current));
      else setFailure(undone);
      return isKept;
    });

  return {
    chosen,
    isDirty,
    state,
    failure,
    choose: setDraft,
    toggle: (topic: Topic) =>
      setDraft(chosen.includes(topic) ? chosen.filter((one) => one !== topic) : [...chosen, topic]),
    discard: () => {
      setDraft(null);
      setFailure(null);
    },
    save: () => {
      if (isDirty) void save();
    },
  };
}
