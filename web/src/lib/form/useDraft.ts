import { useState } from 'react';
import { REFUSED } from '../graphql/undone.ts';
import { nextTask } from '../scheduling/nextTask.ts';
import { useUnsavedChanges } from '../unsavedChanges/dirtyForms.ts';
import { rebase } from './rebase.ts';
import type { SaveOutcome, SaveProblem } from './saveOutcome.ts';
import { SAVED_MS } from './savedTimes.ts';
import type { SaveState } from './useSaveState.ts';
import { useMomentaryMark } from './useMomentaryMark.ts';

type Change<Values> = Values | ((values: Values) => Values);

const isUpdate = <Values>(next: Change<Values>): next is (values: Values) => Values => typeof next === 'function';

/** What was entered, over what was saved when it was begun, or was last seen to be. */
type Kept<Values> = {
  readonly values: Values;
  readonly base: Values;
  readonly version: number | undefined;
  /** What was saved before the own save: until something else is, what that has kept is not there yet. */
  readonly before?: Values;
};

/** What is saved now, and by what it is told from what was saved before. */
type Standing<Values> = {
  readonly saved: Values;
  readonly version: number | undefined;
  readonly isSame: (one: Values, other: Values) => boolean;
};

function hasMoved<Values>(kept: Kept<Values>, { saved, version, isSame }: Standing<Values>): boolean {
  const isSameVersion = kept.version === version;
  if (kept.before !== undefined && isSameVersion && isSame(kept.before, saved)) return false;
  return !isSameVersion || !isSame(kept.base, saved);
}

/** What was entered, over what is saved now; null where the two are the same. */
function keptOver<Values>(kept: Kept<Values>, { saved, version, isSame }: Standing<Values>): Kept<Values> | null {
  const values = rebase(kept.values, kept.base, saved);
  return isSame(values, saved) ? null : { values, base: saved, version };
}

/** Whether something was entered beyond what is saved, or was sent last. */
const isUnsent = <Values>(kept: Kept<Values> | null, { saved, isSame }: Standing<Values>): boolean =>
  kept !== null && !isSame(kept.values, kept.before === undefined ? saved : kept.base);

/**
 * A form that is saved as a whole: the draft over what is saved. Unsaved changes are told to the page, which asks before they are lost.
 *
 * Where somebody else has changed that since the draft was begun, be it that a save was refused for it (`stale`) or
 * that it was read again meanwhile, the person is told: what they have touched stays, the rest is as it is saved now, and
 * the next save goes against that. `save` gets the draft, and what is saved by then. What is changed while a save is on its
 * way goes on being a draft. A failure that nothing is left of, as the values turn out to be saved, is none.
 *
 * What is new is not seen in `saved` once it is: the form goes on showing what was entered, until the page is left.
 */
export function useDraft<Values>({
  saved,
  isNew = false,
  version,
  isSame,
  save,
  readAgain,
  savedMs = SAVED_MS,
}: {
  saved: Values;
  /** Whether a save makes something, and `saved` is only what the form begins with. */
  isNew?: boolean;
  /** Counts the changes of what is saved, where `saved` alone does not tell them. */
  version?: number;
  isSame: (one: Values, other: Values) => boolean;
  save: (draft: Values, saved: Values) => Promise<SaveOutcome>;
  /** Reads what is saved again; answers whether that worked. */
  readAgain: () => Promise<boolean>;
  /** How long `state` is `saved`, in milliseconds. */
  savedMs?: number;
}) {
  const [kept, setKept] = useState<Kept<Values> | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const mark = useMomentaryMark(savedMs);

  // Known before anything else is shown: what is saved has moved under what was entered.
  const standing = { saved, version, isSame };
  if (kept !== null && !isSaving && hasMoved(kept, standing)) {
    const left = keptOver(kept, standing);
    setKept(left);
    if (left !== null && kept.before === undefined) setProblem({ kind: 'stale' });
  }

  const draft = kept ? kept.values : saved;
  const isDirty = isUnsent(kept, standing);
  useUnsavedChanges(isDirty);

  const change = (next: Change<Values>) => {
    setKept((current) => {
      const values = isUpdate(next) ? next(current ? current.values : saved) : next;
      // Back at what is saved, there is no draft: what others change then shows.
      if (!isSaving && isSame(values, saved)) return null;
      return { base: saved, version, ...current, values };
    });
    // What was refused is being put right.
    setProblem((current) => (current?.kind === 'refused' ? null : current));
  };

  const run = async () => {
    setSaving(true);
    setProblem(null);
    const outcome = await save(draft, saved);
    let wasRead = true;
    if (outcome.kind === 'stale') {
      wasRead = await readAgain();
      // Components hear of what was read in a task of its own: until then what is saved is still what it was.
      await nextTask();
    }
    setSaving(false);
    if (outcome.kind === 'saved') {
      // What was changed meanwhile was changed over what has been sent.
      setKept((current) => (current === kept && !isNew ? null : current && { ...current, base: draft, before: saved }));
      mark.show();
    } else {
      setProblem(wasRead ? outcome : { kind: 'failed', ...REFUSED });
    }
  };

  const idle: SaveState = mark.isShown ? 'saved' : 'idle';
  return {
    draft,
    change,
    isDirty,
    state: isSaving ? ('saving' as const) : idle,
    problem: problem?.kind === 'failed' && !isDirty ? null : problem,
    submit: () => {
      if (isDirty && !isSaving) void run();
    },
    discard: () => {
      setKept(null);
      setProblem(null);
    },
  };
}
