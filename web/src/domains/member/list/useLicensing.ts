import { useState } from 'react';
import { type MemberLicensingQuery, useMemberLicensingQuery } from '../../../generated/member/list/memberLicensing.ts';
import { useMemberPlanQuery } from '../../../generated/member/list/memberPlan.ts';
import type { LicenceWords } from './licenceWords.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';

/** What the team's licences are called, and how many it has left; null where that is not known. */
export interface Licensing {
  readonly words: LicenceWords;
  readonly unusedCount: number | null;
}

const wordsOf = (isProPlan: boolean, team: TeamOf<MemberLicensingQuery> | null): LicenceWords => {
  const billing = team?.billing ?? null;
  if (!isProPlan && !billing?.viewerCanActivatePlan) return 'none';
  if (billing?.isLiteUserRestricted) return 'activity';
  if (!isProPlan) return 'upcoming';
  if (team?.plan !== 'FREE') return 'plan';
  // A trial, in which nobody is Lite.
  const hasLicences = billing !== null && billing.licensedUsersCount + billing.unusedLicencesCount > 0;
  return hasLicences ? 'upcoming' : 'none';
};

/**
 * Reads how the team uses licences: not at all on the free plan and in a trial, unless it has some already, and as active or
 * inactive people in elite teams.
 */
export const useLicensing = (): Licensing => {
  const plan = useMemberPlanQuery(IN_PLACE);
  const { data, loading } = useMemberLicensingQuery(IN_PLACE);
  const team = data?.viewer.team ?? null;
  const words = loading ? 'none' : wordsOf(plan.data?.viewer.team?.isProPlan === true, team);
  return { words, unusedCount: words === 'none' ? null : (team?.billing?.unusedLicencesCount ?? null) };
};

/** Whether the team is, or was when the page was opened, on the way to PRO. */
export const useIsOnTheWayToPro = () => {
  const { data } = useMemberPlanQuery(IN_PLACE);
  const team = data?.viewer.team;
  const isOnTheWay = team?.isProPlanInitialized === true && team.isProPlan === false;
  const [wasOnTheWay, setWas] = useState(false);
  if (isOnTheWay && !wasOnTheWay) setWas(true);
  return isOnTheWay || wasOnTheWay;
};
