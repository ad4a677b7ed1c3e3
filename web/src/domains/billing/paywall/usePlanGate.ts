import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { PlanGateFactsFragment } from '../../../generated/billing/fragments/planGateFacts.ts';
import { usePlanGateQuery, type PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import type { SaveProblem } from '../../../lib/form/saveOutcome.ts';

/** What a plan allows of a feature, be it read by itself or with other things. */
export type ReadGate = PlanGateFactsFragment & {
  /** Whether it was told, in this view of what the gate was read for, that its paywall was shown. */
  readonly wasTold?: RefObject<boolean>;
};

export type PlanGate = ReadGate & { readonly wasTold: RefObject<boolean> };

/**
 * Reads afresh what the plan allows of a feature. `gate` is null while that is on its way, and where it could not be
 * read: then the server decides.
 */
export const usePlanGate = (feature: PlanFeature) => {
  const { data, previousData, loading, refetch } = usePlanGateQuery({ ...READ_NOW, variables: { feature } });
  const read = (data ?? previousData)?.viewer.team?.planGate ?? null;
  const wasTold = useRef(false);
  const gate = useMemo(() => read && { ...read, wasTold }, [read]);
  const readAgain = useCallback(() => void refetch(), [refetch]);
  return { gate, isLoading: loading && gate === null, readAgain };
};

/** Reads again what the plan allows where a save is refused for it: it has changed since the form was opened. */
export function useGateAfterRefusal(problem: SaveProblem | null, readAgain: () => void) {
  const isRefused = problem?.kind === 'refused' && problem.code === 'PLAN_REQUIRED';
  useEffect(() => {
    if (isRefused) readAgain();
  }, [isRefused, readAgain]);
}

/** Whether the plan allows no further one, or none at all. While it is not known nothing is locked. */
export const isLocked = (gate: ReadGate | null): boolean => gate !== null && !gate.isAllowed;
