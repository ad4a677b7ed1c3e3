import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { PlanFrameTeamFragment } from '../../../generated/billing/plan/planFrameTeam.ts';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import { dropLimits } from '../paywall/planLimits.ts';
import { isTrialType } from './planView.ts';

/** How often the server's clock is looked at, in ms: it may be moved. */
const LOOK_MS = 1_000;

/** How long the services may take to end a trial, before they are asked again, in ms. */
const ASK_AGAIN_MS = 5_000;

type Billing = PlanFrameTeamFragment['billing'];

/**
 * From when on the services are to be asked about a trial: from its end, or at once where it is not known. How the team
 * pays and its trial come from two calls: what was read just at the end may be of before and after it.
 */
const askFrom = (billing: Billing): number | null => {
  if (billing?.trial) return Date.parse(billing.trial.billingStartsAt);
  return billing && isTrialType(billing.type) ? 0 : null;
};

/**
 * Waits for the instant at which a trial is over, by the server's clock; what the console knows of the team's plan is
 * then read again, until the services say that the trial has ended.
 */
export function useTrialEnd(team: PlanFrameTeamFragment | null, readAgain: () => void): void {
  const { cache } = useApolloClient();
  const teamId = team?.id ?? null;
  const from = askFrom(team?.billing ?? null);
  useEffect(() => {
    if (teamId === null || from === null) return undefined;
    let askedAt = from === 0 ? serverNow() : null;
    const look = () => {
      const now = serverNow();
      if (now < from || (askedAt !== null && now < askedAt + ASK_AGAIN_MS)) return;
      askedAt = now;
      readAgain();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      // The trial is another one, or is over: what it let the team do is not so any more.
      if (askedAt !== null) dropLimits(cache, teamId);
    };
  }, [cache, teamId, from, readAgain]);
}
