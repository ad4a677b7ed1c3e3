import { type RefObject, useMemo, useRef } from 'react';
import { usePlanGateQuery, type PlanFeature, type PlanGateQuery } from '../../../generated/billing/paywall/planGate.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';

export type PlanGate = NonNullable<TeamOf<PlanGateQuery>['planGate']> & {
  /** Whether it was told, in this view of what the gate was read for, that its paywall was shown. */
  readonly wasTold: RefObject<boolean>;
};

/**
 * Reads afresh what the plan allows of a feature. `gate` is null while that is on its way, and where it could not be
 * read: then the server decides.
 */
export const usePlanGate = (feature: PlanFeature) => {
  const { data, previousData, loading, refetch } = usePlanGateQuery({ ...READ_NOW, variables: { feature } });
  const read = (data ?? previousData)?.viewer.team?.planGate ?? null;
  const wasTold = useRef(false);
  const gate = useMemo(() => read && { ...read, wasTold }, [read]);
  return { gate, isLoading: loading && gate === null, readAgain: () => void refetch() };
};

/** Whether the plan allows no further one, or none at all. While it is not known nothing is locked. */
export const isLocked = (gate: PlanGate | null): boolean => gate !== null && !gate.isAllowed;
