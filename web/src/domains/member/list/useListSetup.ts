import { useState } from 'react';
import { useMemberLicensingQuery } from '../../../generated/member/list/memberLicensing.ts';
import { useMemberListSetupQuery } from '../../../generated/member/list/memberListSetup.ts';
import type { LicenceWords } from './licenceWords.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** What the list needs to know of the team before it can be read. Null where that could not be loaded. */
export interface ListSetup {
  readonly isLargeTeam: boolean | null;
  readonly memberSearchMinLength: number | null;
  readonly membersCount: number | null;
}

/** Reads how large the team is; `setup` is null while that is on its way. The start-up has it in the cache as a rule. */
export const useListSetup = (): ListSetup | null => {
  const { data, loading } = useMemberListSetupQuery(IN_PLACE);
  if (loading) return null;
  return data?.viewer.team ?? { isLargeTeam: null, memberSearchMinLength: null, membersCount: null };
};

/** What the team's licences are called, and how many it has left; null where that is not known. */
export interface Licensing {
  readonly words: LicenceWords;
  readonly unusedCount: number | null;
}

const wordsOf = (isProPlan: boolean, isElite: boolean): LicenceWords => {
  if (isElite) return 'activity';
  return isProPlan ? 'plan' : 'upcoming';
};

/**
 * Reads how the team uses licences: not at all on the free plan, unless PRO is bought and about to start, and as active
 * or inactive people in elite teams.
 */
export const useLicensing = (): Licensing => {
  const setup = useMemberListSetupQuery(IN_PLACE);
  const { data, loading } = useMemberLicensingQuery(IN_PLACE);
  const billing = data?.viewer.team?.billing ?? null;
  const isProPlan = setup.data?.viewer.team?.isProPlan === true;
  if (loading || !(isProPlan || billing?.viewerCanActivatePlan)) return { words: 'none', unusedCount: null };
  return {
    words: wordsOf(isProPlan, billing?.isLiteUserRestricted ?? false),
    unusedCount: billing?.unusedLicencesCount ?? null,
  };
};

/** Whether the team is, or was when the page was opened, on the way to PRO. */
export const useIsOnTheWayToPro = () => {
  const { data } = useMemberListSetupQuery(IN_PLACE);
  const team = data?.viewer.team;
  const isOnTheWay = team?.isProPlanInitialized === true && team.isProPlan === false;
  const [wasOnTheWay, setWas] = useState(false);
  if (isOnTheWay && !wasOnTheWay) setWas(true);
  return isOnTheWay || wasOnTheWay;
};
