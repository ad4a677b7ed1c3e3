import { useState } from 'react';
import { useSaveState } from '../../../lib/form/useSaveState.ts';
import { type Undone } from '../../../lib/graphql/undone.ts';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { type Switched, useEmailPreferencesUpdate, withSwitched } from './emailPreferencesUpdate.ts';
import { ALL_TOPICS, sameTopics, type Topic } from './topics.ts';

const NOTHING: Switched = new Map();

/** The choice as it stands on the page, over the one that is saved. */
export function usePreferencesForm(saved: readonly Topic[]) {
  const [switched, setSwitched] = useState<Switched>(NOTHING);
  const [failure, setFailure] = useState<Undone | null>(null);
  const { state, run } = useSaveState();
  const keep = useEmailPreferencesUpdate();
  const chosen = withSwitched(saved, switched);
  const isDirty = !sameTopics(chosen, saved);
  useUnsavedChanges(isDirty);

  const save = () =>
    run(async () => {
      setFailure(null);
      const { isKept, undone } = await keep(switched, saved);
      // What was switched meanwhile goes on being a draft.
      if (isKept) setSwitched((current) => (current === switched ? NOTHING : current));
      else setFailure(undone);
      return isKept;
    });

  return {
    chosen,
    isDirty,
    state,
    failure,
    choose: (topics: readonly Topic[]) =>
      setSwitched(new Map(ALL_TOPICS.map((topic) => [topic, topics.includes(topic)]))),
    toggle: (topic: Topic) => setSwitched(new Map(switched).set(topic, !chosen.includes(topic))),
    discard: () => {
      setSwitched(NOTHING);
      setFailure(null);
    },
    save: () => {
      if (isDirty) void save();
    },
  };
}
