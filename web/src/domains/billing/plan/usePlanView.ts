import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePlanFrameQuery } from '../../../generated/billing/plan/planFrame.ts';
import type { PlanFrameTeamFragment } from '../../../generated/billing/plan/planFrameTeam.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { isOfferLink } from '../../../lib/offerQuery.ts';
import { pathTo } from '../../../lib/paths.ts';
import { type PlanPlace, type PlanView, planViewOf } from './planView.ts';

const placeOf = (pathname: string): PlanPlace => {
  if (pathname === pathTo('billing')) return 'billing';
  return pathname === pathTo('billingEmail') ? 'billingEmail' : 'billingNew';
};

/** Which view an address shows a team; null where it is not known how the team pays, and the plan alone does not decide. */
const viewOf = (team: PlanFrameTeamFragment, place: PlanPlace, isFromMail: boolean): PlanView | null => {
  const { plan, paywallMode, isProPlanInitialized, billing } = team;
  // Nobody who has PRO for good is on a trial: the older address has one view for them, however they pay.
  if (!billing && (place !== 'billing' || plan === 'FREE')) return null;
  return planViewOf({ place, isFromMail, plan, type: billing?.type ?? null, paywallMode, isProPlanInitialized });
};

/** Reads what decides which view of the plan the present address shows. What was read last stays where a read fails. */
export function usePlanView() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { data, loading, error, refetch } = usePlanFrameQuery(READ_AFRESH);
  const read = data?.viewer.team ?? null;
  const known = useLastKnown(read?.billing ? read : null);
  const team = known ?? read;
  const readAgain = useCallback(() => void refetch(), [refetch]);
  return {
    team,
    view: team && viewOf(team, placeOf(pathname), isOfferLink(query)),
    isLoading: loading,
    requestId: failureOf(error)?.requestId ?? null,
    readAgain,
  };
}
