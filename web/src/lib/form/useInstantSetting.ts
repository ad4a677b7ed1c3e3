import { useRef, useState } from 'react';
import { nextTask } from '../scheduling/nextTask.ts';
import { useMomentaryMark } from './useMomentaryMark.ts';
import { SAVED_MS } from './savedTimes.ts';
import type { SaveOutcome, SaveProblem } from './saveOutcome.ts';

/**
 * A setting that is saved as soon as it is changed. It shows the new value while that is on its way, and the old one
 * again where it was not kept. A change during a save is ignored.
 */
export function useInstantSetting<Value>({
  value,
  save,
  savedMs = SAVED_MS,
}: {
  /** What is saved. */
  value: Value;
  save: (next: Value) => Promise<SaveOutcome>;
  /** How long `isSaved` holds, in milliseconds. */
  savedMs?: number;
}) {
  const [pending, setPending] = useState<{ readonly value: Value } | null>(null);
  const [failed, setFailed] = useState<{ readonly wanted: Value; readonly problem: SaveProblem } | null>(null);
  const isRunning = useRef(false);
  const mark = useMomentaryMark(savedMs);

  const run = async (next: Value) => {
    isRunning.current = true;
    setPending({ value: next });
    setFailed(null);
    const outcome = await save(next);
    // Components hear of what the cache was told in a task of its own: until then the value is still the old one.
    await nextTask();
    isRunning.current = false;
    setPending(null);
    if (outcome.kind === 'saved') mark.show();
    else setFailed({ wanted: next, problem: outcome });
  };

  return {
    shown: pending ? pending.value : value,
    isSaving: pending !== null,
    isSaved: mark.isShown && pending === null,
    // An answer that was lost may have been a yes: what is read afterwards tells.
    problem: failed && !(failed.problem.kind === 'failed' && Object.is(failed.wanted, value)) ? failed.problem : null,
    change: (next: Value) => {
      if (!isRunning.current) void run(next);
    },
  };
}
