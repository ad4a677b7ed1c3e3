import { useEffect, useRef } from 'react';
import { usePlanGateQuery, type PlanFeature, type PlanGateQuery } from '../../../generated/member/dialogs/planGate.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { publishEvent } from '../../event/eventQueue.ts';

export type PlanGate = NonNullable<TeamOf<PlanGateQuery>['planGate']>;

/**
 * Reads afresh what the plan allows of a feature. `gate` is null while that is on its way, and where it could not be
 * read: then the server decides.
 */
export const usePlanGate = (feature: PlanFeature) => {
  const { data, previousData, loading } = usePlanGateQuery({
    variables: { feature },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: { errorInPlace: true },
  });
  const gate = (data ?? previousData)?.viewer.team?.planGate ?? null;
  return { gate, isLoading: loading && gate === null };
};

/** Tells the installation's owner, once, that a paywall was shown, and when its way on is taken. */
export const usePaywall = (feature: 'admins' | 'guests', isShown: boolean) => {
  const wasTold = useRef(false);
  useEffect(() => {
    if (!isShown || wasTold.current) return;
    wasTold.current = true;
    publishEvent('paywall_shown', { feature });
  }, [feature, isShown]);
  return { click: () => publishEvent('paywall_clicked', { feature }) };
};
