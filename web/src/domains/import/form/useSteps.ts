import { useEffect, useRef } from 'react';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';

export const STEPS = ['source', 'team', 'review'] as const;

export type Step = (typeof STEPS)[number];

/**
 * Which step of the form is shown. The address names it, so that Back leads to the one before; none is shown before those
 * ahead of it are right.
 *
 * @param firstOpen the first step that is not right yet
 */
export function useSteps(firstOpen: Step) {
  const [params, setParams] = useUrlState();
  const wanted = STEPS.find((one) => one === params.get('step')) ?? 'source';
  const step = STEPS[Math.min(STEPS.indexOf(wanted), STEPS.indexOf(firstOpen))] ?? 'source';
  const placeRef = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // What had the focus is gone with the step before.
    placeRef.current?.focus();
  }, [step]);
  return {
    step,
    /** What holds the step; has the focus when another one is shown. */
    placeRef,
    go: (to: Step) => setParams({ step: to === 'source' ? null : to }),
  };
}
